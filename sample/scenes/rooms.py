"""A room for each city: one thing in use, one light, calm wall at the left. One unit is 10 cm; the thing stands near x = 1.6.
A row names wall, stand, hour and thing; `room` builds them. Render by `render.py`, as `inside-CITY`."""
from studio import *
from house import chair
cos, sin = math.cos, math.sin

# ---------------------------------------------------------------- what rooms are made of
def wash(color, deep=.72, scale=.22, bump=.3, rough=.88, drag=2.2, grit=0):
    """lime or paint laid by hand: clouds, strokes that sag, a trowel's marks; `grit` is sand in the lime, for a wall that is in focus"""
    m = M('wash', color, rough, 0, Specular=.18); c = Vector(C(color)); cl = m.noise(m.coords(scale), 1, 7, .62, .4); st = m.noise(m.coords((scale * 6, scale * 6, scale * 6 / drag)), 1, 5, .7, .8)
    a = m.ramp(cl.outputs[0], [(.28, tuple(c * deep)), (.52, tuple(c)), (.75, tuple(c * 1.08))]); b = m.ramp(st.outputs[0], [(.3, .8), (.55, 1.0)])
    m.color(m.mixc(.55, a, b, 'MULTIPLY')); m.rough(m.ramp(cl.outputs[0], [(.3, rough * .8), (.7, min(rough * 1.1, 1))]))
    if grit: m.bump(m.noise(m.coords(15), 1, 3, .75).outputs[0], grit, .06); m.bump(m.ramp(m.noise(m.coords((1.1, 1.1, 3.4)), 1, 6, .68, .9).outputs[0], [(.44, 0), (.5, 1.0), (.72, .4)]), grit * .5, .07)
    m.bump(m.noise(m.coords(scale * 38), 1, 4, .7).outputs[0], bump * .35, .05); m.bump(st.outputs[0], bump, .16); return m.m
def courses(a, b, mortar, w=5, h=2.2, gap=.1, rough=.8, bump=.6, offset=.5, wear=.5, grain=.35):
    """stones, bricks or tiles in the plane's own x and y, each of its own tone, with worn edges"""
    m = M('courses', a, rough, 0, Specular=.25); v = m.coords(); wob = m.noise(v, .5, 3, .6); ad = m.n('VectorMath'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = (gap * 1.6,) * 3; m.l(wob.outputs['Color'], ad.inputs[0]); m.l(v, ad.inputs[2])
    t = m.n('TexBrick'); t.offset = offset
    for k, x in (('Color1', a), ('Color2', b), ('Mortar', mortar)): t.inputs[k].default_value = (*C(x), 1)
    for k, x in (('Scale', 1), ('Mortar Size', gap), ('Mortar Smooth', .35), ('Bias', 0), ('Brick Width', w), ('Row Height', h)): t.inputs[k].default_value = x
    m.l(ad.outputs[0], t.inputs['Vector']); big = m.noise(v, .32, 6, .65, .5); fine = m.noise(v, 2.6, 5, .7)
    c = m.mixc(wear, t.outputs[0], m.ramp(big.outputs[0], [(.28, .35), (.68, 1.0)]), 'MULTIPLY'); m.color(m.mixc(wear * .6, c, m.ramp(fine.outputs[0], [(.3, .55), (.6, 1.0)]), 'MULTIPLY'))
    iv = m.n('Math'); iv.operation = 'SUBTRACT'; iv.inputs[0].default_value = 1; m.l(t.outputs['Fac'], iv.inputs[1]); m.bump(m.noise(v, 9, 4, .7).outputs[0], grain * .5, .06); m.bump(fine.outputs[0], grain, .12); m.bump(iv.outputs[0], bump, .2)
    m.rough(m.ramp(fine.outputs[0], [(.3, min(rough * 1.15, 1)), (.7, rough * .8)])); return m.m
def coral(color='#E4D8C2'):
    m = M('coral', color, .92, 0, Specular=.12); v = m.coords(); vo = m.n('TexVoronoi'); vo.inputs['Scale'].default_value = 4; m.l(v, vo.inputs['Vector']); n = m.noise(v, .6, 6, .7); pit = m.noise(v, 5.5, 4, .7)
    m.color(m.mixc(.75, m.ramp(n.outputs[0], [(.3, '#C4B497'), (.55, color), (.8, '#EFE5D2')]), m.ramp(pit.outputs[0], [(.3, .3), (.42, 1.0)]), 'MULTIPLY')); m.bump(m.ramp(pit.outputs[0], [(.3, 0), (.5, 1.0)]), .8, .12); m.bump(vo.outputs[0], .3, .2); return m.m
def istrian(color='#CFC8BA'):
    """pale limestone, dressed by a comb: fine pits, a row of strokes, wear that shines"""
    m = M('istrian', color, .5, 0, Specular=.35); v = m.coords(); c = Vector(C(color)); n = m.noise(v, .5, 6, .7, .4); pit = m.noise(v, 9, 4, .75); comb = m.noise(m.coords((1.2, 16, 16)), 1, 4, .7)
    m.color(m.mixc(.8, m.ramp(n.outputs[0], [(.28, tuple(c * .66)), (.5, tuple(c * .94)), (.74, tuple(c * 1.12))]), m.ramp(pit.outputs[0], [(.3, .45), (.42, 1.0)]), 'MULTIPLY')); m.rough(m.ramp(n.outputs[0], [(.3, .62), (.7, .4)]))
    m.bump(m.ramp(pit.outputs[0], [(.28, 0), (.46, 1.0)]), .4, .05); m.bump(comb.outputs[0], .35, .05); return m.m
def granite(color='#17191C', wet=.5):
    m = M('granite', color, .3, 0, Specular=.6); v = m.coords(); c = Vector(C(color)); sp = m.noise(v, 11, 3, .8); pud = m.noise(m.coords((.28, .5, .4)), 1, 4, .55, .5)
    m.color(m.mixc(.6, m.ramp(sp.outputs[0], [(.36, tuple(c * .5)), (.52, tuple(c)), (.66, tuple(c * 3.4))]), m.ramp(pud.outputs[0], [(.44, .55), (.56, 1.0)]), 'MULTIPLY'))
    m.rough(m.ramp(pud.outputs[0], [(.5 - wet * .1, .04), (.5 + wet * .16, .34)])); m.bump(m.noise(v, 5, 4, .6).outputs[0], .06, .05); return m.m
def sheet_zinc():
    m = M('zinc', '#8C9499', .3, 1); v = m.coords(); cl = m.noise(v, .5, 5, .65); sc = m.noise(m.coords((.5, 14, 14)), 1, 4, .7); sp = m.noise(v, 3, 3, .7)
    m.color(m.ramp(cl.outputs[0], [(.3, '#6C757C'), (.55, '#90989D'), (.75, '#A9AFB2')])); m.rough(m.mixc(.5, m.ramp(cl.outputs[0], [(.3, .2), (.7, .46)]), m.ramp(sp.outputs[0], [(.35, .5), (.6, .22)]))); m.bump(sc.outputs[0], .05, .02); m.bump(m.noise(v, .35, 3).outputs[0], .25, .2); return m.m
def grain(a, b, axis=0, scale=.35, rough=.5): return wood(a, b, scale, axis, rough, .15)
def weave(color, deep=.82, size=26, rough=.95):
    m = M('weave', color, rough, 0, Specular=.1, Sheen=.3); c = Vector(C(color)); v = m.coords(size / 10)
    a = m.n('TexWave'); a.bands_direction = 'X'; a.inputs['Scale'].default_value = 3.2; a.inputs['Distortion'].default_value = 1.2; m.l(v, a.inputs[0]); b = m.n('TexWave'); b.bands_direction = 'Y'; b.inputs['Scale'].default_value = 3.2; b.inputs['Distortion'].default_value = 1.2; m.l(v, b.inputs[0])
    m.bump(m.mixc(1, a.outputs['Color'], b.outputs['Color'], 'MULTIPLY'), .35, .02); n = m.noise(m.coords(.9), 1.4, 6, .68); m.color(m.ramp(n.outputs[0], [(.3, tuple(c * deep)), (.7, tuple(c * 1.06))])); m.bump(m.noise(m.coords(), 30, 3, .7).outputs[0], .2, .01); return m.m
def stoneware(color, speck=.5, rough=.62, foot=None):
    """matt glaze: specks of iron, a thinner rim, bare clay at the foot"""
    m = M('stoneware', color, rough, 0, Specular=.35); v = m.coords(); c = Vector(C(color)); n = m.noise(v, 9, 3, .8); big = m.noise(v, .9, 5, .6); body = m.mixc(1, m.ramp(big.outputs[0], [(.3, tuple(c * .86)), (.7, tuple(c * 1.06))]), m.ramp(n.outputs[0], [(.26, 1 - speck), (.34, 1.0)]), 'MULTIPLY')
    if foot:
        sp = m.n('SeparateXYZ'); m.l(v, sp.inputs[0]); w = m.noise(v, 1.6, 3, .5); s = m.n('Math'); s.operation = 'MULTIPLY_ADD'; s.inputs[1].default_value = .5; m.l(w.outputs[0], s.inputs[0]); m.l(sp.outputs[2], s.inputs[2]); k = m.ramp(s.outputs[0], [(foot[1] + .24, 0), (foot[1] + .27, 1)]); body = m.mixc(k, foot[0], body); m.rough(m.ramp(k, [(0, .9), (1, rough)]))
    else: m.rough(m.ramp(big.outputs[0], [(.3, rough * .75), (.7, min(1, rough * 1.2))]))
    m.color(body); m.bump(big.outputs[0], .12, .1); m.bump(m.noise(v, 16, 3, .7).outputs[0], .08, .02); return m.m

# ---------------------------------------------------------------- things
def thrown(profile, mat, loc, rings=.006, sway=.012, seed=1, seg=160, per=14, **k):
    """a vessel from the wheel: rings of the fingers, never quite round"""
    o = lathe(profile, mat, loc, seg=seg, per=per, **k)
    for v in o.data.vertices:
        r = math.hypot(v.co.x, v.co.y)
        if r > .02:
            f = 1 + (rings * sin(v.co.z * 21 + math.atan2(v.co.y, v.co.x) * .5) + sway * mnoise.noise((v.co.x * .8 + seed, v.co.y * .8, v.co.z * .7))) * min(1, r); v.co.x *= f; v.co.y *= f
    return o
def hollow(outer, wall=.06, floor=.12):
    """a profile up the outside, over a round lip and down the inside"""
    s = spline(outer, 10); r, z = s[-1]; inner = [(max(a - wall, 0), b) for a, b in s if b > floor]
    return s + [(r - wall * .2, z + wall * .3), (r - wall * .5, z + wall * .42), (r - wall * .8, z + wall * .3)] + list(reversed(inner)) + [(max(inner[0][0] * .7, 0), floor), (0, floor)]
def folded(w, d, mat, loc, rot=0, layers=5, t=.13, seed=1):
    """a cloth folded upon itself: its round folds face the camera"""
    rnd = random.Random(seed)
    with Group(loc, (0, 0, rot)):
        for k in range(layers):
            z = t * (1.02 * k + .5); s = rnd.uniform(-.05, .05); ww = w * (1 - .012 * k) + s
            def f(u, v, z=z, ww=ww, s=s, k=k):
                a = 2 * PI * v; c, q = cos(a), sin(a); x = (u - .5) * ww; n = mnoise.noise((x * .5 + seed, k * 1.7, 0)); y = (d / 2 + s) * math.copysign(abs(c) ** .22, c) + .05 * n; h = t * .52 * math.copysign(abs(q) ** .55, q)
                sag = .05 * mnoise.noise((x * .35 + seed, y * .35, 3)) * (k + 1) / layers; e = abs(u - .5) * 2; return (x, y + .03 * mnoise.noise((x * 1.3, z * 3, seed)), z + h * (1 - .25 * max(0, e - .96) / .04) + sag)
            grid(70, 60, f, mat)
            for q in (-1, 1): shape2d([[((d / 2 + s) * math.copysign(abs(cos(a)) ** .22, cos(a)), t * .5 * math.copysign(abs(sin(a)) ** .55, sin(a))) for a in [2 * PI * i / 40 for i in range(40)]]], .004, mat, (q * ww * .499, 0, z), (90, 0, 90))
def steam(loc, h=2.6, w=.9, seed=1, strength=.5, color=(1, 1, 1)):
    """a thin veil above a warm cup"""
    m = M('steam'); tc = m.n('TexCoord'); mp = m.n('Mapping'); mp.inputs['Scale'].default_value = (2.2, 1.1, 1); mp.inputs['Location'].default_value = (seed * 3.1, 0, 0); m.l(tc.outputs['UV'], mp.inputs[0]); n = m.noise(mp.outputs[0], 1.6, 4, .5, 1.6); e = m.n('Emission'); e.inputs[0].default_value = (*color, 1); e.inputs[1].default_value = strength; tr = m.n('BsdfTransparent'); sp = m.n('SeparateXYZ'); m.l(tc.outputs['UV'], sp.inputs[0])
    ex = m.ramp(sp.outputs[0], [(.05, 0), (.5, 1.0), (.95, 0)]); ey = m.ramp(sp.outputs[1], [(.0, .0), (.1, .7), (.3, .4), (.62, .1), (1, 0)]); k = m.mixc(1, m.mixc(1, ex, ey, 'MULTIPLY'), m.ramp(n.outputs[0], [(.44, 0), (.8, .34)]), 'MULTIPLY'); ps = m.n('Math'); ps.operation = 'MULTIPLY'; ps.inputs[1].default_value = strength; m.l(k, ps.inputs[0]); m.l(ps.outputs[0], e.inputs[1]); mx = m.n('AddShader'); m.l(tr.outputs[0], mx.inputs[0]); m.l(e.outputs[0], mx.inputs[1]); m.l(mx.outputs[0], m.out.inputs[0]); m.m.cycles.sample_as_light = False
    o = plane(w, h, m.m, (loc[0], loc[1], loc[2] + h / 2), (90, 0, 0)); o.visible_shadow = False; o.visible_diffuse = False; return o
def teacup(loc, R=.46, h=.62, mat=None, tea=None, level=.8, saucer=None):
    if saucer: thrown([(0, 0), (R * .8, 0), (R * .9, .03), (R * 1.7, .13), (R * 1.84, .19), (R * 1.78, .2), (R * .9, .08), (0, .07)], saucer, loc, .002); loc = (loc[0], loc[1], loc[2] + .07)
    o = [(0, 0), (R * .5, 0), (R * .54, .05), (R * .8, .16), (R * .97, h * .6), (R, h)]; thrown(hollow(o, .035, .08), mat, loc, .004, .01, raw=True); k = [r for r, z in spline(o, 10) if z <= h * level]; cyl(max(k) - .03, .01, tea, (loc[0], loc[1], loc[2] + h * level), .003)

# ---------------------------------------------------------------- the room
def room(wall, stand, thing, side=-1, soft=900, cool=(.9, .95, 1), lamp=None, ray=(.9, .7, -.55), beam=0, disc=.9, warm=(1, .86, .68), window=None, dim=.1, air='#B9C3CC', back=11, floor_at=None, ground=None, edge=-3.6, eye=(.3, -24, 1.9), aim=(.1, 0, 1.75), lens=88, stop=.2, focus=(1.6, -.4, 1), dress=None):
    """`side` is the side of the window (-1 left), `soft` its light; `beam` is the sun, `disc` degrees wide, through `window` where there is one"""
    world(air, dim); plane(120, 80, wall, (0, back, 0), (90, 0, 0))
    if stand: box((80, back - edge + .2, 1.2), stand, (0, (back + edge) / 2, -1.2), .06)
    if ground: plane(120, 90, ground, (0, -10, floor_at))
    if soft: area((side * 14, 2.5, 5.5), (1.5, 3, .6), 7, soft, cool)
    if lamp: area(*lamp)
    if beam:
        sun(ray, beam, disc, warm)
        if window: gobo_window(tuple(Vector(window['at']) - Vector(ray).normalized() * 18), ray, window.get('w', 5), window.get('h', 6), window.get('nx', 2), window.get('ny', 3), window.get('bar', .3), 70, window.get('arch', False), window.get('roll', 0))
    thing()
    if dress: dress()
    camera(eye, aim, lens, stop, focus)

def city(slug, exposure=.2, threshold=.018, **k): scene('inside-' + slug, kind='hero', scene=dict(exposure=exposure, clamp=3, threshold=threshold))(lambda: room(**{n: (v() if n in ('wall', 'stand', 'ground') and v else v) for n, v in k.items()}))

def azulejo(a='#EDEAE0', b='#2B4B86', c='#6E8FBF', size=1.35):
    """glazed tiles with a flower of four petals, each glaze a little different"""
    m = M('azulejo', a, .2, 0, Specular=.5, Clearcoat=.4); tc = m.n('TexCoord'); sp = m.n('SeparateXYZ'); m.l(tc.outputs['Object'], sp.inputs[0])
    def op(kind, x, y=None):
        n = m.n('Math'); n.operation = kind
        for i, k in enumerate((x, y)):
            if k is None: continue
            if isinstance(k, (int, float)): n.inputs[i].default_value = k
            else: m.l(k, n.inputs[i])
        return n.outputs[0]
    u, v = (op('ABSOLUTE', op('SUBTRACT', op('FRACT', op('DIVIDE', sp.outputs[i], size)), .5)) for i in (0, 1)); d = op('SQRT', op('ADD', op('MULTIPLY', u, u), op('MULTIPLY', v, v))); g = op('ABSOLUTE', op('SUBTRACT', u, v)); e = op('MAXIMUM', u, v)
    f = op('ADD', d, op('MULTIPLY', g, .42)); ring = m.ramp(f, [(0, b), (.07, a), (.13, c), (.24, b), (.3, a), (.52, c), (.56, b), (.62, a)], 'CONSTANT'); v0 = m.coords(); wash_ = m.ramp(m.noise(v0, .7, 5, .6).outputs[0], [(.3, .72), (.7, 1.0)])
    joint = m.ramp(e, [(.484, 1.0), (.492, .35)]); m.color(m.mixc(1, m.mixc(.8, ring, wash_, 'MULTIPLY'), joint, 'MULTIPLY')); m.bump(joint, .5, .04); m.bump(m.noise(v0, 1.1, 3, .5).outputs[0], .12, .1); return m.m
def paris():
    """a jug of zinc, and the rain on the counter"""
    z = metal('#B4BBC0', .34, micro=.12); x, y = 2.2, -.3; rnd = random.Random(14); w = glass((.97, .99, 1), .0, 1.33)
    o = thrown(hollow([(0, 0), (.66, 0), (.72, .05), (.76, .12), (1.02, .8), (1.0, 1.2), (.7, 1.76), (.52, 2.1), (.52, 2.4), (.68, 2.74)], .05, .12), z, (x, y, 0), .0, .006, 4, raw=True)
    for v in o.data.vertices: t = max(0, (v.co.z - 2.1) / .64); s = max(0, -v.co.x) ** 3; v.co.x -= .8 * t * t * s; v.co.z += .26 * t * t * s
    tube([(x + .5, y, 2.4), (x + 1.06, y, 2.62), (x + 1.42, y, 2.16), (x + 1.36, y, 1.4), (x + .98, y, .9)], .07, z, taper=[1, .9, .8, .9, 1.2]); torus(1.015, .022, z, (x, y, .92)); torus(.6, .02, z, (x, y, 1.92))
    for _ in range(150):
        a, b, r = rnd.uniform(-3, 7), rnd.uniform(-3.2, 3.4), rnd.uniform(.03, .15)
        if math.hypot(a - x, b - y) > .95: sphere(r, w, (a, b, 0), (1, rnd.uniform(.8, 1), .42), seg=24)
def boiserie(color, back=11):
    """panels with mouldings, as plain frames of three steps"""
    def f():
        m = wash(color, .92, .1, .06, .45)
        for x in (-11.0, -3.6, 3.8, 11.2):
            for s, t in ((0, .1), (.22, .3), (.46, .14)): shape2d([rect_outline(x - 3.1 + s, .9 + s, x + 3.1 - s, 16 - s), rect_outline(x - 3.1 + s + .2, .9 + s + .2, x + 3.1 - s - .2, 16 - s - .2)], t, m, (0, back - t / 2, 0), (90, 0, 0), .05)
        box((100, .5, .34), m, (0, back - .2, .2), .08)
    return f
def okinawa():
    from wraps import cloth_of, minsa   # here, as the wraps draw on this file
    g = glass((.78, .94, .99), .0, 1.5, tint=(.5, .84, .95), bump=.1, bscale=1.4, density=.3, dcolor=(.16, .68, .86)); o = [(0, 0), (.5, 0), (.58, .08), (.56, .4), (.6, 1.0), (.66, 1.5), (.7, 1.75)]; thrown(hollow(o, .08, .22), g, (1.45, -.7, 0), .003, .03, 3, raw=True); folded(2.5, 1.6, cloth_of(minsa, .9, 1.72), (3.15, .9, 0), -9, 4, .19, 3)
def hongkong():
    p = ceramic('#E8E4DB', .16, 0, .6, bump=.02); teacup((1.6, -.5, 0), .5, .6, p, M('tea', '#5A2A0C', .06, 0).m, .82, p); steam((1.6, -.4, .64), 2.4, 1.0, 5, .8, (1, .82, .78))
def glow(color, strength, r, loc):
    """a far lamp, drawn as the disc that a lens makes of it"""
    m = M('glow'); e = m.n('Emission'); e.inputs[0].default_value = (*C(color), 1); e.inputs[1].default_value = strength; t = m.n('BsdfTransparent'); a = m.n('AddShader'); m.l(e.outputs[0], a.inputs[0]); m.l(t.outputs[0], a.inputs[1]); m.l(a.outputs[0], m.out.inputs[0]); m.m.cycles.sample_as_light = False
    o = shape2d([[(r * cos(k * PI / 24), r * sin(k * PI / 24)) for k in range(48)]], .001, m.m, loc, (90, 0, 0)); o.visible_diffuse = False; o.visible_shadow = False; return o
def neon():
    """the windows of the other shore, and their colours on wet stone"""
    rnd = random.Random(8); cs = ['#FFC98A', '#FFB36B', '#FFE0B4', '#FF5A78', '#FFD09A', '#FFB36B', '#7FD8D0', '#FFE0B4', '#FF8A5A']
    for i in range(70): t = rnd.random() ** .8; glow(cs[i % 9], rnd.uniform(.08, .4), rnd.uniform(.16, .3), (-.8 + 14 * t, 26 + i * .06, .2 + rnd.random() ** 1.5 * (1.2 + 8 * t)))
    for x, z, h, c in ((8.2, 2.6, 6, '#FF3D6E'), (9.4, 1.4, 4.4, '#FFB36B')): o = shape2d([section(.34, h, .16)], .001, emit(c, 1.1), (x, 25, z + h / 2), (90, 0, 0)); o.visible_diffuse = False
    area((7, 6, 4.5), (1.6, 0, .5), 2.6, 900, (1, .34, .4)); area((-8, 7, 5), (1.6, 0, .3), 3, 120, (.4, .8, .95)); area((-3, -9, 7), (1.6, 0, .5), 2.5, 560, (1, .78, .55))
def venice():
    g = glass((.97, .86, .74), .0, 1.5, tint=(.95, .72, .5), bump=.03, bscale=1.5, density=.5, dcolor=(.86, .42, .16)); o = [(0, 0), (.5, 0), (.56, .05), (.95, .7), (.98, 1.1), (.6, 1.75), (.26, 2.3), (.24, 2.9), (.36, 3.2)]; thrown(hollow(o, .07, .2), g, (1.9, -.4, 0), .0, .014, 5, raw=True, flute=(18, .025))
def fog():
    m = M('fog'); v = m.coords((.12, .12, .12)); n = m.noise(v, 1, 4, .55); sp = m.n('SeparateXYZ'); m.l(m.coords(1 / 20), sp.inputs[0]); s = m.n('Math'); s.operation = 'MULTIPLY_ADD'; s.inputs[1].default_value = .5; m.l(n.outputs[0], s.inputs[0]); m.l(sp.outputs[1], s.inputs[2]); e = m.n('Emission'); e.inputs[1].default_value = 1.15; m.l(m.ramp(s.outputs[0], [(0, '#B4BFC2'), (.35, '#D5DADA'), (.7, '#EEF0EC')]), e.inputs[0]); m.l(e.outputs[0], m.out.inputs[0]); return m.m
def fog_window(cx=4.6, back=16):
    """an arched window full of fog, in a wall of brick, behind the thing"""
    br = courses('#8A5A48', '#764C3E', '#86725F', 2.6, .8, .08, .9, .8, .5, .9, .7); shape2d([rect_outline(-60, -10, 60, 40), arch_outline(5.6, 13, 48, cx, -3)], 2, br, (0, back, 0), (90, 0, 0)); shape2d([arch_outline(6.3, 13.4, 48, cx, -3), arch_outline(5.6, 13, 48, cx, -3)], .5, stone('#B9B2A5', .25, .35, .6), (0, back - 1.1, 0), (90, 0, 0), .06)
    plane(30, 40, fog(), (cx, back + 3, 6), (90, 0, 0)); area((cx - 1, back - 1.5, 5), (0, 0, 0), 6, 1100, (.9, .95, 1), 9); m = stone('#8d877d', .2, .4, .6); box((.3, .4, 30), m, (cx, back + .4, -3), .08); box((6, .4, .3), m, (cx, back + .4, 4.6), .08)
def sydney():
    with Group((2.7, 0, -4.5), (0, 0, 0), 1): chair((0, 0, 0), 24, 2.0); folded(2.8, 2.3, weave('#DCCBAA'), (0, -.1, 4.62), 24, 4, .22, 2)
def banded(color, ring, rings, top=2.6):
    """porcelain with rings drawn by brush on the turning wheel: (height, width)"""
    m = M('banded', color, .14, 0, Clearcoat=.6); v = m.coords(); sp = m.n('SeparateXYZ'); m.l(v, sp.inputs[0]); w = m.noise(v, 1.3, 3, .6); s = m.n('Math'); s.operation = 'MULTIPLY_ADD'; s.inputs[1].default_value = .03; m.l(w.outputs[0], s.inputs[0]); m.l(sp.outputs[2], s.inputs[2]); d = m.n('Math'); d.operation = 'DIVIDE'; d.inputs[1].default_value = top; m.l(s.outputs[0], d.inputs[0])
    k = m.ramp(d.outputs[0], [(0, 0)] + [q for z, h in rings for q in ((z / top, 1), ((z + h) / top, 0))], 'CONSTANT'); m.color(m.mixc(m.mixc(1, k, m.ramp(m.noise(v, 5, 4, .7).outputs[0], [(.3, .6), (.6, 1.0)]), 'MULTIPLY'), color, ring)); m.bump(m.noise(v, 1.6, 4, .5).outputs[0], .04, .06); return m.m
def macau():
    p = banded('#EDEDE6', '#27468A', ((.1, .05), (.2, .02), (1.74, .02), (1.84, .09), (2.0, .02), (2.42, .04))); thrown([(0, 0), (.52, 0), (.56, .06), (.62, .16), (1.0, 1.0), (1.06, 1.55), (.84, 2.1), (.5, 2.34), (.48, 2.52), (.0, 2.52)], p, (1.8, -.3, 0), .002, .008, 2); thrown([(.0, 0), (.56, .0), (.6, .05), (.5, .2), (.2, .34), (.1, .4), (.15, .52), (.12, .62), (0, .66)], p, (1.8, -.3, 2.5), .0, .004, 2)
def singapore():
    c = M('celadon', '#8FA98E', .14, 0, Clearcoat=.8); c.bump(c.noise(c.coords(), 1.4, 4, .5).outputs[0], .06, .1); c.color(c.ramp(c.noise(c.coords(), .8, 4, .6).outputs[0], [(.3, '#7C9A80'), (.7, '#A3B99C')])); o = [(0, 0), (.5, 0), (.52, .14), (.62, .2), (1.15, .62), (1.42, 1.15), (1.5, 1.4)]; thrown(hollow(o, .07, .2), c.m, (1.9, -.3, 0), .003, .004, 4, raw=True)
def hawaii():
    w = wood('#6B3316', '#B8763A', .9, 0, .34, .4); o = [(0, 0), (.7, 0), (.9, .04), (1.5, .34), (1.9, .86), (1.96, 1.16), (1.92, 1.3)]; thrown(hollow(o, .09, .16), w, (2.0, -.2, 0), .0, .01, 6, raw=True)
def abudhabi():
    """a coffee pot and a cup without a handle"""
    b = metal('#C79A57', .24, micro=.08); p = ceramic('#F1ECE2', .2, 0, .5, bump=.02); x, y = 2.1, -.1
    thrown([(0, 0), (.62, 0), (.66, .06), (.8, .36), (.74, .8), (.44, 1.24), (.36, 1.5), (.46, 1.86), (.56, 2.06), (.58, 2.14)], b, (x, y, 0), .002, .004); thrown([(0, 2.1), (.6, 2.1), (.62, 2.15), (.42, 2.36), (.16, 2.66), (.07, 2.8), (.1, 2.9), (.06, 3.0), (0, 3.06)], b, (x, y, 0), .0, .0); torus(.38, .035, b, (x, y, 1.44))
    tube([(x - .2, y, 1.36), (x - .8, y, 1.7), (x - 1.16, y, 1.98), (x - 1.38, y, 1.9)], .1, b, taper=[1.9, 1.4, .9, .5]); tube([(x + .46, y, 2.0), (x + .98, y, 2.06), (x + 1.12, y, 1.5), (x + .92, y, .9), (x + .74, y, .62)], .06, b)
    thrown(hollow([(0, 0), (.22, 0), (.24, .04), (.38, .3), (.42, .52)], .03, .06), p, (.55, -1.2, 0), .002, .006, raw=True)
def screen(at, ray):
    """a screen of eight-cornered holes before the sun"""
    def f():
        h = []
        for i in range(-7, 8):
            for j in range(-9, 10):
                cx, cy = i * .92, j * .92; h.append([(cx + (.4 if k % 2 else .27) * cos(k * PI / 8), cy + (.4 if k % 2 else .27) * sin(k * PI / 8)) for k in range(16)]); h.append([(cx + .46 + .11 * cos(k * PI / 2), cy + .46 + .11 * sin(k * PI / 2)) for k in range(4)])
        d = Vector(ray).normalized(); o = shape2d([rect_outline(-70, -70, 70, 70)] + h, .01, matte((0, 0, 0)), tuple(Vector(at) - d * 9)); o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = d.to_track_quat('-Z', 'Y'); shadow_only(o)
    return f
def queenstown():
    folded(3.4, 2.2, weave('#A8977F', .7), (2.5, .7, 0), -8, 4, .3, 5); k = stoneware('#C9BFAE', .6, .55, ('#6B4A36', .06)); teacup((1.0, -1.3, 0), .5, .86, k, M('tea', '#4A230C', .08, 0).m, .82); tube([(1.46, -1.3, .72), (1.74, -1.3, .7), (1.78, -1.3, .42), (1.44, -1.3, .24)], .055, k); steam((1.0, -1.2, .9), 2.4, .95, 7, .9, (.92, .95, 1))
def auckland():
    k = stoneware('#23282A', .3, .5, ('#7A6148', .1)); thrown(hollow([(0, 0), (.62, 0), (.68, .06), (.95, .7), (.98, 1.4), (.8, 2.0), (.34, 2.5), (.22, 2.9), (.2, 3.3), (.3, 3.5)], .06), k, (2.2, 0, 0), .006, .02, 4, raw=True); w = wood('#8A5A30', '#B98548', .8, 0, .4, .3); thrown(hollow([(0, 0), (.5, 0), (.6, .05), (.98, .34), (1.1, .6)], .07, .14), w, (.75, -.9, 0), .0, .012, 6, raw=True)
def sky(stops, low=-9, high=12, strength=1, drift=.14):
    """a far sky or mist, its colours from LOW to HIGH, in slow clouds"""
    m = M('sky'); sp = m.n('SeparateXYZ'); m.l(m.coords(), sp.inputs[0]); r = m.n('MapRange'); r.inputs[1].default_value = low; r.inputs[2].default_value = high; m.l(sp.outputs[1], r.inputs[0]); n = m.noise(m.coords((.05, .13, .1)), 1, 4, .55); s = m.n('Math'); s.operation = 'MULTIPLY_ADD'; s.inputs[1].default_value = drift; m.l(n.outputs[0], s.inputs[0]); m.l(r.outputs[0], s.inputs[2])
    e = m.n('Emission'); e.inputs[1].default_value = strength; m.l(m.ramp(s.outputs[0], stops), e.inputs[0]); m.l(e.outputs[0], m.out.inputs[0]); return m.m
def lamp_of(x, y):
    """a reading lamp of brass, lit"""
    b = metal('#C9974E', .2, micro=.07); o = [(1.12, 2.02), (1.12, 2.08), (1.04, 2.4), (.78, 2.74), (.4, 2.94), (.12, 3.02), (.1, 3.1), (0, 3.16)]
    thrown([(0, 0), (.66, 0), (.7, .04), (.66, .1), (.3, .15), (.1, .22), (.055, .4), (.055, 2.7)], b, (x, y, 0), .0, .0); lathe(o, b, (x, y, 0), seg=160, per=14); lathe([(r - .035, z - .02) for r, z in spline(o[1:5], 14)], emit('#FFCE8C', 2.2), (x, y, 0), seg=120, raw=True); torus(.6, .018, b, (x, y, .1)); sphere(.24, emit('#FFD9A0', 9), (x, y, 2.36)); area((x, y, 2.05), (x, y, 0), 1.5, 620, (1, .72, .4)); area((x - 7, y - 7, 6), (x, y, 2), 3.2, 420, (.72, .8, 1), spread=50); area((x + 7, y - 5, 3), (x, y, 2), 1.6, 160, (1, .78, .5), spread=50)
def newyork(): box((80, 7, .5), M('table', '#3A1C10', .34, 0, Clearcoat=.3).m, (0, -.4, -.5), .05); lamp_of(2.3, -.2)
def towers():
    """lights across the bay, and the bars of the window"""
    rnd = random.Random(21); cs = ['#FFD9A6', '#FFC584', '#FFE8CC', '#FFCF98', '#F3E6DA', '#FFB873']
    for k in range(13):
        x = -1.5 + k * 1.25 + rnd.uniform(-.3, .3); h = rnd.uniform(.8, 2.2) + 3.4 * math.exp(-((x - 8) / 2.6) ** 2) + (2.4 if k == 4 else 0); nx = rnd.choice((2, 3))
        for i in range(nx):
            for j in range(int(h / .5)):
                if rnd.random() < .5: glow(rnd.choice(cs), rnd.uniform(.06, .34), rnd.uniform(.12, .2), (x + i * .5, 38 + rnd.random(), -.5 + j * .5))
    m = matte('#0B0B0D', .5)
    for x in (-.6, 5.4): box((.16, .3, 40), m, (x, 5, -10), .05)
def siemreap():
    box((80, 6.6, .9), stone('#B89C80', .35, .4, .8, .5), (0, -.3, -.9), .06); b = metal('#9A6636', .3, micro=.12); x, y = 2.2, -.3; o = [(0, 0), (.62, 0), (.66, .08), (.4, .26), (.5, .4), (.98, .72), (1.22, 1.2), (1.26, 1.42)]; thrown(hollow(o, .07, .44), b, (x, y, 0), .0, .004, 3, raw=True)
    for n, turn, top, out, wide in ((9, 0, 1.62, 1.5, .56), (9, 20, 1.2, 1.56, .6), (9, 0, .8, 1.36, .5)):
        for k in range(n):
            a0 = rad(turn + k * 360 / n)
            def f(u, v, a0=a0, top=top, out=out, wide=wide): s = (v - .5) * 2; w = wide * max(sin(PI * (.12 + .88 * u) ** .9), 0) ** .7; r = .46 + (out - .46) * sin(u * PI / 2 * .96) + .1 * (1 - s * s) * sin(PI * u) + .06 * u ** 4; a = a0 + s * w / max(r, .5); return (r * cos(a), r * sin(a), .4 + (top - .4) * (1 - cos(u * PI / 2)) ** .8)
            grid(26, 15, f, b, (x, y, 0), (0, 0, 0), .03)
def pillars():
    """pillars of a court, paler as they are farther, in mist"""
    for z, c, s, xs in ((14, '#A59A8E', .62, (5.6,)), (24, '#C0B3A5', .78, (2.6, 9.2)), (38, '#D2C6B8', .9, (-.6, 6.6, 13.5))):
        for x in xs: box((1.5, 1.5, 60), emit(c, s), (x, z, -20), .1)
def losangeles():
    t = terracotta('#8E4128', strength=.5); thrown(hollow([(0, 0), (.56, 0), (.62, .06), (1.08, .9), (1.2, 1.5), (.98, 2.1), (.5, 2.46), (.44, 2.62), (.62, 2.86)], .08), t, (2.2, -.6, 0), .01, .02, 7, raw=True)
def coiled(path, n, r, mat, loc):
    """coils of grass or straw along a profile, each wound with a strand"""
    s = spline(path, 24); d = [0.0]
    for p, q in zip(s, s[1:]): d.append(d[-1] + math.hypot(q[0] - p[0], q[1] - p[1]))
    with Group(loc):
        for k in range(n):
            t = d[-1] * k / (n - 1); i = next(i for i, x in enumerate(d) if x >= t - 1e-9); R, z = s[i]; w = max(24, int(R * 62)); seg = w * 7
            loft([[((R + rr * cos(b)) * cos(a), (R + rr * cos(b)) * sin(a), z + rr * sin(b) + .012 * mnoise.noise((cos(a) * 2, sin(a) * 2, k))) for b in [PI * j / 6 for j in range(12)] for rr in [r * (1 + .13 * sin(a * w + b * 1.4 + k * 2))]] for a in [2 * PI * q / seg for q in range(seg)]], mat, cap=False, closed=True, angle=180)
def straw(color, pale): m = M('straw', color, .66, 0, Specular=.25); m.color(m.ramp(m.noise(m.coords((7, 7, 2)), 1, 4, .7).outputs[0], [(.3, color), (.6, pale)])); return m.m
def frangipani(loc, rot, R=.5):
    """five petals that overlap like a pinwheel"""
    m = M('petal', '#EDE5D4', .55, 0, Specular=.2); sp = m.n('SeparateXYZ'); m.l(m.coords(kind='UV'), sp.inputs[0]); m.color(m.ramp(sp.outputs[0], [(.04, '#D98A10'), (.26, '#E6B440'), (.5, '#EADFC2'), (.75, '#EAE4D6')]))
    def f(u, v): s = (v - .5) * 2; w = R * .4 * max(sin(PI * (.04 + .96 * u) ** 1.45), 0) ** .75; return (u * R * (1 - .04 * s * s), s * w + .16 * R * u * u, R * (.34 * sin(PI / 2 * u) - .14 * u ** 3 + .15 * s * u - .08 * s * s * u))
    with Group(loc, rot):
        for k in range(5): grid(28, 15, f, m.m, (0, 0, 0), (0, 0, 72 * k), .012)
def bali():
    x, y = 2.3, -.3; coiled([(.1, .07), (.9, .07), (1.02, .16), (1.22, .52), (1.28, .8)], 20, .075, straw('#6B4120', '#B98748'), (x, y, 0)); sphere(.85, matte('#3A4A24', .8), (x, y, .35), (1.1, 1.1, .5))
    for a, b, c, rx, rz, r in ((-.56, -.6, .98, 34, -14, .58), (.3, -.72, 1.0, 36, 10, .64), (.88, -.16, 1.0, 24, 30, .54), (-.04, .1, 1.12, 30, 6, .6)): frangipani((x + a, y + b, c), (rx, 0, rz), r)
def gate():
    """a gate in two halves, the garden's light between them"""
    b = courses('#8A5340', '#74432F', '#453A30', 2.2, .62, .06, .9, .7, .5, .85, .7); leaves(30, (1.0, 7.6), (-3, 8), 20, 3, (.05, .3))
    for q in ([(-60, -4), (1.75, -4), (1.75, 40), (-60, 40)], [(4.7, -4), (60, -4), (60, 40), (4.7, 40)]): shape2d([q], 2.4, b, (0, 8, 0), (90, 0, 0), .05)
    area((3.2, 9, 6), (2.3, 0, .4), 3.4, 600, (.95, 1, .72)); area((-6, -6, 7), (2.2, 0, .5), 3, 560, (1, .97, .88), spread=60)
def leaves(n, xs, zs, y, seed, strength=(.04, .4), size=(.3, .8)):
    """light between far leaves, as the discs that a lens makes of it"""
    rnd = random.Random(seed); cs = ['#9CC46A', '#6FA04A', '#CFE29A', '#4F8048', '#E6EEC0', '#84B47A']
    for i in range(n): glow(cs[i % 6], rnd.uniform(*strength), rnd.uniform(*size), (rnd.uniform(*xs), y + i * .05, rnd.uniform(*zs)))
def sanfrancisco():
    """a teapot that hangs from its bow"""
    k = stoneware('#27405C', .3, .24); x, y = 2.1, -.5; thrown([(0, 0), (.6, 0), (.66, .05), (1.06, .44), (1.16, .84), (.96, 1.24), (.56, 1.44), (0, 1.48)], k, (x, y, 0), .004, .008, 3); thrown([(0, 0), (.54, 0), (.56, .04), (.42, .15), (.14, .21), (.09, .26), (.14, .34), (.12, .42), (0, .45)], k, (x, y, 1.44), .0, .0)
    tube([(x - .86, y, .62), (x - 1.24, y, .86), (x - 1.46, y, 1.22), (x - 1.64, y, 1.4)], .17, k, taper=[1.5, 1.05, .72, .58]); tube([(x - .74, y, 1.3), (x - .8, y, 1.9), (x - .42, y, 2.5), (x + .1, y, 2.66), (x + .62, y, 2.46), (x + .88, y, 1.9), (x + .74, y, 1.3)], .06, darkmetal(.34))
def panes():
    """fog behind a window: one great pane at the left, small ones at the right"""
    m = M('bars', '#2B302F', .5, 0).m
    for x in (-.3, 3.3, 6.9): box((.16, .2, 40), m, (x, 7, -10), .04)
    for z in (.4, 3.9): box((30, .2, .16), m, (14.7, 7, z), .04)
    area((1, 9, 6), (1.7, 0, .4), 7, 1300, (.9, .96, 1), 8); area((-5, -8, 6), (2, 0, 1), 3, 260, (1, .95, .88), spread=60)
def brisbane():
    """a jug of violet glaze"""
    c = M('violet', '#8E78B8', .22, 0, Clearcoat=.5); c.color(c.ramp(c.noise(c.coords(), .9, 5, .6).outputs[0], [(.3, '#6F5A9C'), (.7, '#A08BC8')])); c.bump(c.noise(c.coords(), 1.4, 4, .5).outputs[0], .05, .08); x, y = 2.2, -.4
    o = thrown(hollow([(0, 0), (.6, 0), (.66, .06), (.94, .6), (.98, 1.1), (.76, 1.8), (.54, 2.2), (.54, 2.5), (.66, 2.8)], .07, .12), c.m, (x, y, 0), .004, .01, 4, raw=True)
    for v in o.data.vertices: t = max(0, (v.co.z - 2.1) / .7); s = max(0, -v.co.x) ** 3; v.co.x -= .9 * t * t * s; v.co.z += .3 * t * t * s
    tube([(x + .5, y, 2.42), (x + 1.1, y, 2.5), (x + 1.36, y, 1.96), (x + 1.22, y, 1.3), (x + .88, y, .86)], .1, c.m, taper=[1, .9, .8, .9, 1.2])
def cairns():
    """a string of pearls around a river stone, wet from rain"""
    x, y, a, b, h, r = 2.3, -.1, 1.2, .9, .74, .12; st = granite('#1E2422', .9); o = sphere(1, st, (x, y, h * .86), (a, b, h)); p = M('pearl', '#EEE6DA', .16, 0, Clearcoat=.6, Specular=.6); p.color(p.ramp(p.noise(p.coords(.8), 1, 3, .6).outputs[0], [(.3, '#E6D3CB'), (.5, '#F1EBE0'), (.7, '#D6E0DA')]))
    def lying(t): return Vector((x + (1.5 + .07 * t) * cos(t) + .06 * sin(3 * t), y + (1.12 + .04 * t) * sin(t) + .05 * cos(2 * t), r))
    last = lying(-2.6)
    for k in range(9000):
        q = lying(-2.6 + k * .001)
        if (q - last).length >= 2 * r * .99 or k == 0: sphere(r, p.m, tuple(q), seg=40); last = q
def saipan():
    """a hat of straw, laid down"""
    s = straw('#A9854E', '#DDBF84'); p = [(1.7, .12), (1.5, .07), (1.2, .06), (.86, .09), (.8, .2), (.77, .6), (.72, .86), (.55, 1.0), (.3, .97), (.06, .95)]; coiled(p, 54, .05, s, (2.2, -.5, 0)); lathe([(r, z - .03) for r, z in spline(p, 12)], s, (2.2, -.5, 0), raw=True, seg=160); lathe([(.845, .14), (.85, .2), (.835, .36), (.825, .38)], matte('#22506A', .6), (2.2, -.5, 0), raw=True, seg=160)
def lagoon():
    """an arch of limestone, and the lagoon beyond it"""
    c = coral('#DCCFB6'); shape2d([rect_outline(-60, -6, 60, 40), arch_outline(5.4, 9.4, 64, 3.4, -5)], 2.6, c, (0, 9, 0), (90, 0, 0), .08); plane(60, 46, emit('#E6DCC6', .9), (0, 35, .03)); area((3.4, 9.6, 3), (2.2, 0, .2), 5, 900, (.86, .98, 1)); area((-7, -9, 8), (1.5, 3, 1), 4, 900, (1, .96, .9), spread=70)
def hainan():
    """a round fan of silk in a foot of wood"""
    x, y, z = 1.9, -.3, 1.9; w = grain('#2E170C', '#54301A', 2, .5, .3); m = M('gauze', '#E9E2D2', .8, 0); tl = m.n('BsdfTranslucent'); v = m.coords(); sp = m.n('SeparateXYZ'); m.l(v, sp.inputs[0]); h = m.n('Math'); h.operation = 'MULTIPLY_ADD'; h.inputs[1].default_value = 1.3; m.l(m.noise(m.coords((1, .35, .35)), 1.1, 6, .55).outputs[0], h.inputs[0]); m.l(sp.outputs[1], h.inputs[2]); ink = m.ramp(h.outputs[0], [(0, '#EFE8D8'), (.2, '#C8CFCC'), (.33, '#3F5A66'), (.36, '#D9DAD0'), (.52, '#7E9298'), (.55, '#EDE6D6')]); m.color(ink); m.l(ink, tl.inputs[0]); mx = m.n('MixShader'); mx.inputs[0].default_value = .55; m.l(m.b.outputs[0], mx.inputs[1]); m.l(tl.outputs[0], mx.inputs[2]); m.l(mx.outputs[0], m.out.inputs[0])
    cyl(1.15, .012, m.m, (x, y, z), .003, (90, 0, 0)); torus(1.15, .05, w, (x, y - .006, z)).rotation_euler = (PI / 2, 0, 0); tube([(x, y + .03, z + 1.1), (x, y + .03, z), (x, y + .03, .2)], .045, w, bezier=False); box((1.0, .62, .12), w, (x, y, 0), .04); box((.5, .34, .12), w, (x, y, .12), .04)
def arcade():
    """the deep shade of an arcade, and the sea between its pillars"""
    m = wash('#6B6A62', .8, .2, .5); shape2d([[(-60, -8), (.3, -8), (.3, 40), (-60, 40)]], 2, m, (0, 7, 0), (90, 0, 0), .06); shape2d([[(5.4, -8), (60, -8), (60, 40), (5.4, 40)]], 2, m, (0, 7, 0), (90, 0, 0), .06)
    area((3, 8, 5), (2.3, 0, .6), 3.6, 620, (.72, .9, 1)); area((-6, -8, 5), (2.2, 0, 1.6), 2.4, 200, (1, .9, .76), spread=50)
def guam():
    """a carafe of water"""
    o = [(0, 0), (.72, 0), (.8, .06), (.96, .5), (.86, 1.0), (.5, 1.5), (.34, 1.9), (.34, 2.4), (.48, 2.9)]; x, y = 2.2, -.5; thrown(hollow(o, .05, .14), glass((.97, .99, 1), .0, 1.48), (x, y, 0), .0, .004, 3, raw=True); fill(o, 1.35, liquid((.97, .99, 1)), (x, y, 0), .05, .14)
def porch():
    """one of the porch's pillars, and the last light"""
    box((2.4, 2, 60), wash('#CDBBA2', .8, .3, .6), (6.7, 11, -20), .1); area((6, 14, 2.4), (2.2, 0, .4), 2.4, 700, (1, .6, .34)); area((2.4, 5, 5), (6, 10, 4), 2, 90, (1, .66, .42), spread=70); area((-7, -8, 6), (2, 0, .6), 3, 300, (.72, .78, 1), spread=60)
SEA = lambda *s, high=1: sky(s, -9, 12, high, 0)

SLAB = lambda: stone('#CFC8BA', .25, .35, .5, .3)
city('paris', .3, wall=lambda: wash('#A4ACAE', .92, .1, .06, .45), stand=sheet_zinc, thing=paris, soft=1150, cool=(.7, .84, 1), dim=.1, air='#93A8BC', lamp=((6.5, 5, 3.6), (1.7, -.3, .8), 1.4, 700, (1, .52, .46)), dress=lambda: (boiserie('#A4ACAE')(), area((-6, -8, 6), (2.2, -.3, 1), 3, 900, (.8, .9, 1), spread=60)), focus=(2, -1, 1))
city('okinawa', .0, wall=lambda: wash('#E6D8BF', .84, .2, .8, grit=.3), stand=coral, thing=okinawa, stop=1.1, ray=(.5, .5, -1), beam=4.2, disc=.8, warm=(1, .92, .78), soft=500, cool=(1, .96, .9), dim=.3, air='#D5DCD8', dress=lambda: gobo_leaves((-.6, 1, 11), (.5, .5, -1), 110, 6.2, 1.35, 5, .42))
city('hong-kong', .4, .003, wall=lambda: emit('#101E33', .35), stand=granite, thing=hongkong, soft=0, dim=.04, back=40, dress=neon, eye=(.3, -16, 1.5), aim=(.1, 0, .95), focus=(1.6, -.8, .4), stop=.3)
city('venice', .25, wall=lambda: emit('#DDE4E6', 1.2), stand=istrian, thing=venice, soft=2600, cool=(.9, .95, 1), dim=.06, air='#C9D0D2', back=60, dress=lambda: (fog_window(), area((-5, -14, .6), (1, -3.6, -.4), 3, 45, (.95, .97, 1), spread=50)), stop=1)
city('sydney', .45, wall=lambda: courses('#D2B384', '#BD9866', '#A48A60', 8, 3.6, .14, .85, .8, .5, .7, .6), stand=None, thing=sydney, ray=(.85, .75, -.5), beam=5.0, window=dict(at=(3.9, 6, -.2), w=6, h=9.5), soft=420, dim=.13, eye=(.4, -46, 1.0), aim=(.1, 0, -.3), lens=84, stop=.14, focus=(2.9, -1, 0), back=6, floor_at=-4.5, ground=lambda: grain('#6E4B2C', '#94693F', 0, .16, .45))
city('macau', .4, wall=azulejo, stand=lambda: grain('#4A2A17', '#6F4224', 0, .3, .35), thing=macau, soft=800, dim=.14, ray=(.8, .9, -.62), beam=4.2, warm=(1, .8, .55), window=dict(at=(2.3, 3, .8), w=4.2, h=9, nx=1, ny=1, bar=0, arch=True), stop=.14)
city('singapore', .35, wall=lambda: wash('#B6C2A6', .8, .16, .3), stand=lambda: grain('#5E3A20', '#8A5A33', 0, .3, .4), thing=singapore, soft=500, cool=(.86, 1, .88), dim=.16, air='#C4D6BE', ray=(.36, .9, -.16), beam=4.0, warm=(1, .88, .64), window=dict(at=(2.3, 0, 1.3), w=5.6, h=12, nx=1, ny=21, bar=.26))
city('hawaii', .65, wall=lambda: wash('#4A4946', .6, .3, 1.4, .9), stand=lambda: stone('#3C3A38', .4, .4, .75, .5), thing=hawaii, soft=2300, cool=(.82, .92, 1), dim=.12, air='#9FB0BA', lamp=((8, 5, 5), (1.8, 0, .6), 2, 620, (1, .76, .48)))
city('abu-dhabi', .6, wall=lambda: wash('#E3D3B8', .88, .16, .4), stand=lambda: marble('#EFEAE2', '#9A948C', scale=.16, rough=.12), thing=abudhabi, ray=(.4, .9, -.42), beam=3.0, disc=.5, warm=(1, .84, .6), soft=620, cool=(1, .97, .92), dim=.34, air='#EADFCB', dress=screen((4.6, 5, 1.6), (.4, .9, -.42)))
city('queenstown', .6, wall=lambda: courses('#7C7972', '#63605A', '#3A3733', 3.8, .62, .07, .85, 1, .37, .85, .9), stand=lambda: grain('#5A4431', '#80644A', 0, .3, .55), thing=queenstown, soft=1700, cool=(.68, .83, 1), dim=.1, air='#9FB0C0', lamp=((8, -2, 2.2), (1.8, 0, .6), 1.6, 800, (1, .6, .3)))
city('auckland', .35, wall=lambda: wash('#C9CFCE', .88, .14, .3), stand=lambda: stone('#4A4A48', .3, .5, .6, .5), thing=auckland, soft=2200, cool=(.92, .97, 1), dim=.22, air='#C8D4DA')
city('los-angeles', .3, wall=lambda: wash('#E6B48A', .88, .16, .45), stand=lambda: wash('#D8A67E', .86, .3, .4), thing=losangeles, ray=(.72, .62, -.36), beam=4.6, disc=.7, warm=(1, .74, .46), soft=420, cool=(1, .86, .76), dim=.22, air='#E6C4A4', back=3.2, dress=lambda: [gobo_palm(tuple(Vector((2.4, 3.2, 1.2)) - Vector((.72, .62, -.36)).normalized() * 12), (.72, .62, -.36), 6.2, 22, 2, 58, .075)])
city('new-york-city', .3, wall=lambda: sky([(.1, '#171A2E'), (.3, '#6E4E50'), (.42, '#4A4560'), (.7, '#232A48'), (1, '#141A33')], -3, 9, .7, .12), stand=None, thing=newyork, soft=0, dim=.05, air='#3A4568', back=44, dress=towers, stop=.22)
city('siem-reap', .35, wall=lambda: sky([(0, '#D6BDA4'), (.4, '#EAD2BA'), (.7, '#F0DDC8'), (1, '#DED4CA')], -9, 12, .95), stand=None, thing=siemreap, soft=1500, cool=(1, .9, .8), dim=.22, air='#D8CCBF', lamp=((-6, -8, 5), (2.2, 0, .6), 3, 900, (1, .88, .7)), back=60, dress=pillars)
city('bali', .3, wall=lambda: sky([(0, '#12200E'), (.35, '#3F6A2A'), (.6, '#8DB256'), (.9, '#DCE8A4')], -4, 12, .75, .5), stand=lambda: stone('#33322F', .45, .5, .7, .6), thing=bali, soft=800, cool=(.86, 1, .84), dim=.07, air='#A8BC98', back=40, dress=gate)
city('san-francisco', .2, wall=lambda: sky([(0, '#A2B0B6'), (.4, '#C2CCCF'), (.75, '#DFE4E4'), (1, '#CDD6D9')], -9, 12, .95), stand=lambda: grain('#5A2A18', '#86462A', 0, .3, .42), thing=sanfrancisco, soft=700, cool=(.9, .96, 1), dim=.2, air='#C6D0D4', back=60, dress=panes)
city('brisbane', .35, wall=lambda: courses('#E4DFD2', '#DCD6C8', '#8F897C', 1.15, 400, .035, .7, .7, 0, .2, .12), stand=lambda: grain('#6A3A20', '#A0673C', 0, .26, .4), thing=brisbane, ray=(.8, .8, -.42), beam=5, disc=.5, warm=(1, .76, .5), soft=1500, cool=(.94, .95, 1), dim=.34, air='#D4D4DA', back=4, window=dict(at=(3.3, 4, 1.5), w=6, h=7, nx=8, ny=9, bar=.3, roll=45))
city('cairns', .3, wall=lambda: sky([(0, '#0A120C'), (.5, '#12251A'), (1, '#24432C')], -9, 12, .6, .3), stand=lambda: grain('#4E3A28', '#7C6046', 0, .26, .34), thing=cairns, soft=900, cool=(.86, 1, .92), dim=.08, air='#8FB09C', back=44, dress=lambda: [leaves(46, (.5, 15), (0, 11), 24, 4, (.03, .26)), area((5, 6, 6), (2.3, 0, 1), 3, 900, (.9, 1, .84)), area((-4, -9, 7), (2.3, 0, 1.4), 3, 420, (1, .95, .86), spread=60)])
city('saipan', .1, wall=lambda: SEA((0, '#2FA7A8'), (.3, '#6CCFC6'), (.43, '#63CFC4'), (.465, '#3FAFBC'), (.492, '#2A84A8'), (.496, '#DDEDEC'), (.7, '#B4D8E6'), (1, '#8FC2DE'), high=1.1), stand=lambda: coral('#E0D4BC'), thing=saipan, soft=900, cool=(1, .98, .94), dim=.3, air='#DCE4E2', back=60, dress=lagoon)
city('hainan', .25, wall=lambda: SEA((0, '#0E4A78'), (.35, '#1B6FA4'), (.478, '#2F8CBE'), (.483, '#CFE6EE'), (.7, '#9CCBE6'), (1, '#6FAFDC')), stand=lambda: stone('#3E4240', .3, .4, .4, .4), thing=hainan, soft=360, cool=(.8, .92, 1), dim=.07, air='#8FB4C8', back=60, dress=arcade)
city('guam', .25, wall=lambda: SEA((0, '#2A2A44'), (.3, '#4A3E5C'), (.44, '#8A5A5E'), (.472, '#B06E5C'), (.476, '#FFC48A'), (.51, '#F6A873'), (.62, '#C98486'), (.8, '#7C6C94'), (1, '#48507E'), high=.9), stand=lambda: grain('#2E1B10', '#54321D', 0, .3, .26), thing=guam, soft=300, cool=(.8, .84, 1), dim=.09, air='#9A8AA0', back=60, dress=porch)
