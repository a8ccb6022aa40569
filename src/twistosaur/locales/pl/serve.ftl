### Co mówi `twistosaur serve` do osoby, która go uruchomiła. Po polsku.

serve-here = Na tym urządzeniu
serve-network = W sieci
serve-no-network = brak sieci
serve-tables = Stoły
serve-processes = Procesy
serve-stop = Koniec
serve-earlier = (z tego folderu, z wcześniejszej wersji)
serve-scan = Zeskanuj, aby dołączyć z telefonu w tej samej sieci Wi-Fi:
serve-lan = Telefony w tej samej sieci Wi-Fi mogą dołączyć, jeśli dodasz --lan.
serve-compiling = Przygotowuję zasady, tylko ten jeden raz. To potrwa minutę lub dwie…
serve-open = Stoły są otwarte.
serve-closed = Zamknięte. Stoły i miejsca są zapisane.
