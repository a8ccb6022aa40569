"""A bot of your own: it plays the first legal move. Try it:

twistosaur arena draftosaurus --bots "remote:python3 examples/first_bot.py,random" --deals 5
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "First"}
    else:
        answer = {"id": message["id"], "move": message["legal"][0]}
    print(json.dumps(answer), flush=True)
