"""Presents: boxes covered in paper, sheets folded over a box, and the ribbon that holds them. One unit is 10 cm."""
from studio import *
cos, sin = math.cos, math.sin
up = Vector((0, 0, 1))

def cover(color, rough=.7):
    """the paper of a box: one tone, a fibre that only the light along it shows"""
    m = M('cover', color, rough, 0, Specular=.3); c = Vector(C(color)); m.color(m.ramp(m.noise(m.coords(), .9, 3, .5).outputs[0], [(.3, tuple(c * .95)), (.7, tuple(c * 1.04))])); m.bump(m.noise(m.coords(), 55, 2, .5).outputs[0], .05, .004); return m.m
def satin(color, rough=.36):
    """ribbon: threads along it, a woven edge, darker where it turns away"""
    m = M('satin', color, rough, 0, Specular=.55, Sheen=.3); c = Vector(C(color)); w = m.n('LayerWeight'); w.inputs[0].default_value = .3
    s = m.n('SeparateXYZ'); m.l(m.coords(kind='UV'), s.inputs[0]); edge = m.ramp(s.outputs[1], [(0, .72), (.045, .8), (.06, 1), (.94, 1), (.955, .8), (1, .72)])
    m.color(m.mixc(1, m.ramp(w.outputs['Facing'], [(0, tuple(c)), (1, tuple(c * .55))]), edge, 'MULTIPLY')); m.bump(m.noise(m.coords((1.5, 60, 1), kind='UV'), 1, 2, .5).outputs[0], .12, .004); m.bump(edge, .25, .006); return m.m
def tape(at, width, mat, n=140, thick=.012, notch=0, pleats=0):
    """a ribbon: `at(u)` gives its middle, the side it is wide to, and how far it is open (1) or gathered (0)"""
    rows = [at(i / (n - 1)) for i in range(n)]; P = [Vector(r[0]) for r in rows]
    def f(u, v):
        i = u * (n - 1); s = 2 * v - 1
        if notch: i *= 1 - notch * (1 - abs(s)) * u
        k = min(int(i), n - 2); e = i - k; p = P[k].lerp(P[k + 1], e); a = Vector(rows[k][1]).lerp(Vector(rows[k + 1][1]), e).normalized(); full = rows[k][2] * (1 - e) + rows[k + 1][2] * e
        t = P[min(k + 1, n - 1)] - P[max(k - 1, 0)]; nn = t.cross(a); nn = nn.normalized() if nn.length > 1e-7 else up
        return tuple(p + a * s * width / 2 * (.4 + .6 * full) + nn * pleats * (1 - full) * cos(3 * PI * s) + nn * .03 * width * full * (1 - s * s))
    o = grid(n, 25 if pleats else 9, f, mat, thick=thick); o.data.use_auto_smooth = True; return o
def turned(points, r=.03, k=7):
    """a line through points, round at each corner, with even steps between"""
    out = [Vector(points[0])]
    for a, b, c in zip(points, points[1:], points[2:]):
        a, b, c = Vector(a), Vector(b), Vector(c); p, q = b + (a - b).normalized() * r, b + (c - b).normalized() * r
        out += [p.lerp(b, t).lerp(b.lerp(q, t), t) for t in [i / k for i in range(k + 1)]]
    return out + [Vector(points[-1])]
def belt(a, b, top, skirt, width, mat, across=False, lift=0, shift=0):
    """a ribbon pulled round a box: half as wide as `a` below and `b` at its lid, whose rim is `skirt` deep"""
    e = .008 + lift; line = turned([(a + e, 0, 0), (b + e, 0, top - skirt), (b + e, 0, top + e), (-b - e, 0, top + e), (-b - e, 0, top - skirt), (-a - e, 0, 0)] if skirt else [(b + e, 0, 0), (b + e, 0, top + e), (-b - e, 0, top + e), (-b - e, 0, 0)])
    line = [Vector((p.x, shift, p.z)) if not across else Vector((shift, -p.x, p.z)) for p in line]; side = (1, 0, 0) if across else (0, 1, 0); n = len(line)
    return tape(lambda u: (line[round(u * (n - 1))], side, 1), width, mat, n)
def catmull(points, u):
    n = len(points) - 1; x = min(u * n, n - 1e-6); i = int(x); t = x - i; g = lambda k: Vector(points[min(max(k, 0), n)]); p0, p1, p2, p3 = g(i - 1), g(i), g(i + 1), g(i + 2)
    return .5 * ((2 * p1) + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
def ease(x): x = min(1, max(0, x)); return x * x * (3 - 2 * x)
def tied(mat, at=(0, 0, 0), size=1.0, width=.24, turn=0, half=None, seed=1, tails=(-128, -52), reach=1.0, low=-9):
    """a bow tied by hand: two loops that open towards the front, a knot, two ends cut like a swallow's tail; beyond the lid, of `half` sizes, they hang"""
    rnd = random.Random(seed); W = width
    with Group(at, (0, 0, turn)):
        for s in (-1, 1):
            k = size * rnd.uniform(.94, 1.06); lean = rnd.uniform(-.05, .05); pts = [(s * x * k, -y * k, z * k) for x, y, z in ((.02, 0, .1), (.2, .02, .25), (.5, .05, .41 + lean), (.8, .08, .4 + lean), (.93, .09, .24), (.8, .08, .09), (.45, .05, .05), (.18, .02, .07), (.02, 0, .09))]
            def loop(u, pts=pts, s=s): phi = -.5 * cos(PI * u); open_ = ease(min(u, 1 - u) / .3); return (catmull(pts, u), (s * .16 * open_, cos(phi), sin(phi)), open_)
            tape(loop, W * 1.25, mat, 120, .01, pleats=.035 * size)
        r = .115 * size; grid(72, 15, lambda u, v: ((v - .5) * .26 * size * (1 + .1 * sin(4 * PI * u)), (.62 * W + .01 * cos(9 * v)) * .72 * cos(2 * PI * u) * (.9 + .1 * sin(PI * v)), .1 * size + r * sin(2 * PI * u) * (.84 + .16 * sin(PI * v)) + .008 * cos(14 * v + 2 * u)), mat, thick=.008)
        for j, ang in enumerate(tails):
            a = rad(ang - turn); d = Vector((cos(rad(ang)), sin(rad(ang)), 0)); L = reach * size * rnd.uniform(.95, 1.1); D = 9
            if half: D = min(half[0] / max(abs(d.x), 1e-3), half[1] / max(abs(d.y), 1e-3)) + .012
            edge = Vector((0, 1, 0)) if half and half[0] / max(abs(d.x), 1e-3) < half[1] / max(abs(d.y), 1e-3) else Vector((1, 0, 0)); side = Vector((-d.y, d.x, 0)); edge = edge if edge.dot(side) > 0 else -edge; back = Matrix.Rotation(rad(-turn), 3, 'Z'); lift = .1 * size; ph = rnd.uniform(0, 3)
            def tail(u, d=d, L=L, D=D, edge=edge, side=side, ph=ph):
                q = u * L; R = .06; over = q - D + R * .3
                z = .016 + lift * max(0, 1 - q / (.3 * size)) ** 2 + .05 * size * sin(PI * min(1, q / (.55 * size))) ** 2 * (1 - ease((q - D + .5 * size) / (.4 * size)))
                if over <= 0: p = d * q; p.z = z
                else:
                    t = min(over / R, PI / 2); fall = max(0, over - R * PI / 2); p = d * (D - R * .3 + R * sin(t) + .03 * sin(3 * fall + ph) ** 2); p.z = .016 - R * (1 - cos(t)) - fall
                return (back @ p, back @ side.lerp(edge, ease((q - D + .3) / .3)), ease(q / (.3 * size)))
            tape(tail, W, mat, 110, .01, notch=.13, pleats=.02 * size)
def lidded(at, size, paper_, rib, turn=0, width=.2, bow=.6, skirt=.3, seed=1, shift=0, cross=True, bowturn=12, tails=(-128, -52), reach=1.0):
    """a box and its lid, both of covered board, tied once or twice round"""
    w, d, h = size; o = .03; s = min(skirt, h * .4)
    with Group(at, (0, 0, turn)):
        box((w, d, h - .02), paper_, (0, 0, 0), .014, seg=3); box((w + 2 * o, d + 2 * o, s), paper_, (0, 0, h - s), .016, seg=3)
        belt(d / 2, d / 2 + o, h, s, width, rib, True, 0, shift)
        if cross: belt(w / 2, w / 2 + o, h, s, width, rib, False, .012, 0)
        if bow: tied(rib, (shift, 0, h + .012), bow, width, bowturn, (w / 2 + o, d / 2 + o), seed, tails, reach)
def folded(at, size, paper_, rib, turn=0, width=.16, bow=.4, seed=1, shift=0, tails=(-128, -52), reach=1.0):
    """a box in a sheet of paper: its short ends folded to a point, its seam along the top"""
    w, d, h = size; t = .012
    with Group(at, (0, 0, turn)):
        box((w, d, h), paper_, (0, 0, 0), .012, seg=3)
        for s in (-1, 1):
            for k, pts in enumerate(([(-d / 2 + .01, h - .01), (-d / 2 + .01, .01), (-d * .2, h * .5)], [(d / 2 - .01, h - .01), (d / 2 - .01, .01), (d * .2, h * .5)], [(-d / 2 + .012, h - .008), (d / 2 - .012, h - .008), (d * .16, h * .36), (-d * .16, h * .36)], [(-d / 2 + .012, .008), (d / 2 - .012, .008), (d * .1, h * .62), (-d * .1, h * .62)])): shape2d([pts], .003, paper_, (s * (w / 2 + .004 + .005 * k), 0, 0), (90, 0, 90), .0025)
        box((w - .004, d * .5, .006), paper_, (0, d * .25 - .002, h), .002)
        belt(d / 2, d / 2, h + .006, 0, width, rib, True, 0, shift); belt(w / 2 + .022, w / 2 + .022, h + .006, 0, width, rib, False, .012)
        if bow: tied(rib, (shift, 0, h + .024), bow, width, 10, (w / 2, d / 2), seed, tails, reach)
