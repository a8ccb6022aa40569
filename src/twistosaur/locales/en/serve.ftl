### What `twistosaur serve` says to the person who started it. English.

serve-here = On this device
serve-network = On the network
serve-no-network = no network found
serve-tables = Tables
serve-processes = Processes
serve-stop = To stop
serve-earlier = (from this folder, made by an earlier version)
serve-scan = Scan to join from a phone on the same Wi-Fi:
serve-lan = Phones on the same Wi-Fi can join if you start with --lan.
serve-compiling = Compiling the rules, once. This takes a minute or two…
serve-open = The tables are open.
serve-closed = Closed. The tables are kept, and so is every seat.
