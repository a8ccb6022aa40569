"""Every sound as samples, rendered by Chromium: neither clipped nor lost, about equally loud, short, and it ends."""

from __future__ import annotations

import math
import subprocess

from playwright.sync_api import Page

from tests.support import ROOT

STRIP = """
const ts = require('typescript');
const source = require('fs').readFileSync('src/app/core/tunes.ts', 'utf8');
const target = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
process.stdout.write(ts.transpileModule(source, { compilerOptions: target }).outputText);
"""
RENDER = """async (tune) => {
  const rate = 44100, context = new OfflineAudioContext(1, 2 * rate, rate);
  window.perform(context, tune, 0.01);
  const samples = (await context.startRendering()).getChannelData(0);
  let peak = 0, first = -1, last = 0, sum = 0, power = 0, jump = 0;
  samples.forEach((one, k) => {
    peak = Math.max(peak, Math.abs(one));
    if (k > 0) jump = Math.max(jump, Math.abs(one - samples[k - 1]));
    sum += one;
    if (Math.abs(one) < 0.001) return;  // 60 dB below full scale
    if (first < 0) first = k;
    last = k;
  });
  for (let k = first; k <= last; k++) power += samples[k] ** 2;
  const seconds = (last - first) / rate;
  const rms = Math.sqrt(power / (last - first));
  return { peak, jump, seconds, rms, offset: sum / (last - first), tail: Math.abs(samples.at(-1)) };
}"""


def test_every_sound(page: Page) -> None:
    code = subprocess.run(["node", "-e", STRIP], cwd=ROOT / "web", check=True, capture_output=True, text=True).stdout
    page.add_script_tag(type="module", content=f"{code}\nObject.assign(window, {{ TUNES, perform }});")
    page.wait_for_function("() => window.perform")
    names: list[str] = page.evaluate("() => Object.keys(window.TUNES)")
    assert len(names) >= 6
    loud = {}
    for name in names:
        heard = page.evaluate(RENDER, name)
        loud[name] = 20 * math.log10(heard["rms"])
        print(f"{name}: peak {heard['peak']:.2f}, {loud[name]:.1f} dB, {heard['seconds'] * 1000:.0f} ms")
        assert 0.05 < heard["peak"] < 0.7, (name, heard)  # of 1: two at once still fit
        assert 0.05 < heard["seconds"] < 0.8, (name, heard)
        assert heard["jump"] < 0.15, f"{name} clicks"
        assert abs(heard["offset"]) < 0.005, (name, heard)
        assert heard["tail"] < 1e-6, f"{name} does not end"
        assert -40 < loud[name] < -15, loud
    assert max(loud.values()) - min(loud.values()) < 9, loud
