#!/usr/bin/env python3
"""Phones in the room, as many as are asked for, until standard input ends.

Usage: phones_load.py PORT PHONES HOSTILE

Each phone has a loopback address of its own and reloads a page every second. Each hostile one asks
as fast as it is answered, whole names that nobody has, forms that check in nobody and codes that no
table has, and holds connections on which it sends nothing. Prints how many answers the phones got,
and the slowest.
"""

import asyncio
import random
import sys
import time

PAGES = ["/", "/standings.html", "/my-table?name=ada", "/clock", "/check-in?name=ada", "/our-result"]
HOSTILE = ["/check-in?name=nobody+has+this+{}", "/rules?name=lasgun+{}", "/my-table?name=zz{}",
           "/our-result?code={:08d}", "/desk?{}"]


class Load:
    def __init__(self, port):
        self.port = port
        self.answers = 0
        self.slowest = 0.0

    async def ask(self, address, target):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port,
                                                       local_addr=(address, 0))
        writer.write(f"GET {target} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode())
        answer = await reader.read()
        writer.close()
        return answer

    async def phone(self, number):
        await asyncio.sleep(random.random())
        while True:
            begun = time.monotonic()
            try:
                answer = await self.ask(f"127.1.0.{number + 1}", random.choice(PAGES))
                self.answers += answer.startswith(b"HTTP/1.1 200")
                self.slowest = max(self.slowest, time.monotonic() - begun)
            except OSError:
                pass
            await asyncio.sleep(1)

    async def hostile(self, number):
        address = f"127.2.0.{number + 1}"
        held = []
        while True:
            try:
                if len(held) < 5:
                    held.append(await asyncio.open_connection("127.0.0.1", self.port,
                                                              local_addr=(address, 0)))
                await self.ask(address, random.choice(HOSTILE).format(random.randrange(10**6)))
            except OSError:
                await asyncio.sleep(0.05)


async def main(port, phones, hostile):
    load = Load(port)
    tasks = [asyncio.create_task(load.phone(i)) for i in range(phones)]
    tasks += [asyncio.create_task(load.hostile(i)) for i in range(hostile)]
    print("begun", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    print(f"answers {load.answers}, slowest {load.slowest * 1000:.0f} ms", flush=True)
    for task in tasks:
        task.cancel()


asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
