"""python tall.py WIDE.png TALL.png CENTRE [SHARE [FOOT]]  – a room for phones, cut from the wide picture around CENTRE (0 to 1), SHARE of its width.
The foot, where words begin, is the picture's last rows drawn out: a phone's page fades it into its own ground. FOOT below 1 darkens it for ivory words."""
import sys
import numpy as np, cv2
def tall(wide, out, centre, share=.75, light=1.0):
    a = cv2.imread(wide); h, w = a.shape[:2]; n = round(w * share); x = min(max(round(centre * w - n / 2), 0), w - n); a = a[:, x:x + n]
    k = round(n * 1.02) - h; foot = cv2.GaussianBlur(cv2.resize(a[-36:], (n, k), interpolation=cv2.INTER_CUBIC), (0, 0), 9).astype(np.float32); t = np.clip(np.arange(k) / 40, 0, 1)[:, None, None]
    foot = foot * t + np.flipud(a[-k:] if k <= h else a).astype(np.float32)[:k] * (1 - t) + np.random.default_rng(2).normal(0, 2, (k, n, 1))
    b = np.vstack([a, foot]); fall = np.clip((np.arange(h + k) / h - .8) / .12, 0, 1)[:, None, None]; cv2.imwrite(out, np.clip(b * (1 - (1 - light) * fall), 0, 255).astype(np.uint8))
tall(sys.argv[1], sys.argv[2], *map(float, sys.argv[3:]))
