"""python print.py OUTDIR NAME PICTURE.png OUT.png  – lays the labels that `render.py … print` rendered over a filtered picture, soft at their edges."""
import json, sys
import cv2
import numpy as np
def lay(d, n, picture, out):
    a = cv2.imread(picture).astype(np.float32)
    for i, (x, y) in enumerate(json.load(open(f'{d}/{n}_print.json'))):
        p = cv2.imread(f'{d}/{n}_print{i}.png').astype(np.float32); h, w = p.shape[0] // 2, p.shape[1] // 2; x, y = round(x), round(y)
        p = cv2.resize(p[:h * 2, :w * 2], (w, h), interpolation=cv2.INTER_AREA); m = np.zeros((h, w), np.float32); m[5:-5, 5:-5] = 1; m = cv2.GaussianBlur(m, (0, 0), 2)[..., None]
        s = np.s_[y:y + h, x:x + w]; a[s] = a[s] * (1 - m) + p * m
    cv2.imwrite(out, np.clip(np.round(a), 0, 255).astype(np.uint8))
lay(*sys.argv[1:5])
