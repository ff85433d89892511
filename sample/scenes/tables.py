"""Tables: what is eaten in a city, as it stands on the table before anybody has begun. One unit is 10 cm; made by `room` of rooms.py."""
from studio import *
from rooms import room, wash, courses, coral, granite, grain, weave, stoneware, thrown, hollow, folded, steam, teacup, screen
cos, sin = math.cos, math.sin
VIEW = dict(eye=(.2, -17, 5.2), aim=(.1, .2, .55), lens=97, stop=.24, focus=(.2, -.9, .5), edge=-6)
def table(name, exposure=.2, **k): scene('table-' + name, kind='card', scene=dict(exposure=exposure, clamp=3))(lambda: room(**{**VIEW, **{n: (v() if n in ('wall', 'stand') and v else v) for n, v in k.items()}}))
def citrus(r, color, loc, rot=(0, 0, 0), long=1.15, seed=1):
    m = M('rind', color, .38, 0, Specular=.45); v = m.coords(); vo = m.n('TexVoronoi'); vo.inputs['Scale'].default_value = 26; m.l(v, vo.inputs['Vector']); m.bump(vo.outputs[0], .22, .03); c = Vector(C(color)); m.color(m.ramp(m.noise(v, 1.4, 4, .6).outputs[0], [(.3, tuple(c * .82)), (.7, tuple(c * 1.08))]))
    o = [(0, -r * long), (r * .16, -r * long * .99), (r * .3, -r * long * .9), (r * .78, -r * .6), (r, 0), (r * .8, r * .62), (r * .34, r * long * .93), (r * .13, r * long * 1.06), (0, r * long * 1.08)]
    ob = lathe(o, m.m, loc, rot, seg=80, per=12)
    for w in ob.data.vertices: f = 1 + .03 * mnoise.noise((w.co.x * 1.5 / r + seed * 7, w.co.y * 1.5 / r, w.co.z * 1.5 / r)); w.co *= f
    return ob
def half(r, rind, flesh, loc, rot=(0, 0, 0), n=10):
    """half a citrus fruit, its cut side up"""
    fl = M('flesh', flesh, .2, 0, Clearcoat=.5); g = fl.n('TexGradient'); g.gradient_type = 'RADIAL'; fl.l(fl.coords(), g.inputs[0]); mu = fl.n('Math'); mu.operation = 'MULTIPLY'; mu.inputs[1].default_value = n; fl.l(g.outputs[1], mu.inputs[0]); fr = fl.n('Math'); fr.operation = 'PINGPONG'; fr.inputs[1].default_value = .5; fl.l(mu.outputs[0], fr.inputs[0])
    c = Vector(C(flesh)); fl.color(fl.ramp(fr.outputs[0], [(0, '#F4ECCF'), (.05, tuple(c * 1.25)), (.2, tuple(c))])); fl.bump(fl.noise(fl.coords((14, 14, 4)), 1, 3, .6).outputs[0], .3, .03)
    with Group(loc, rot):
        lathe([(0, -r * 1.05), (r * .3, -r * .95), (r * .8, -r * .6), (r, 0)], M('rind', rind, .4, 0).m, seg=64); cyl(r * .995, .02, matte('#F3ECD2', .6), (0, 0, -.015), .004); cyl(r * .88, .024, fl.m, (0, 0, -.012), .004); cyl(r * .09, .03, matte('#F3ECD2', .6), (0, 0, -.012), .004)
def mound(r, h, color, loc, seed=1, n=3200, rough=.5):
    """rice: a heap of many grains, each lying as it fell"""
    m = sss(color, (.06, .05, .04), .15, rough); rnd = random.Random(seed); lathe([(0, h * .93), (r * .42, h * .82), (r * .76, h * .44), (r * .95, 0)], matte(tuple(Vector(C(color)) * .72), .8), loc, seg=72); grain_ = sphere(.042, m, (0, 0, -9), seg=14).data
    for i in range(n):
        a = rnd.uniform(0, 2 * PI); q = math.sqrt(rnd.random()); z = h * (1 - q ** 2.1) + rnd.uniform(-.05, .025); o = bpy.data.objects.new('grain', grain_); bpy.context.scene.collection.objects.link(o); o.location = (loc[0] + r * q * cos(a), loc[1] + r * q * sin(a), loc[2] + z); o.scale = (rnd.uniform(1.7, 2.3), .68, .68); o.rotation_euler = (rnd.uniform(-.5, .5), rnd.uniform(-.9, .9), rnd.uniform(0, 6.28))
def bowl(r, h, mat, loc, full=None, level=.7, seed=1):
    o = [(0, 0), (r * .5, 0), (r * .54, .06), (r * .86, h * .45), (r, h)]; thrown(hollow(o, .045, .09), mat, loc, .004, .01, seed, raw=True)
    if full: k = [q for q, z in spline(o, 10) if z <= h * level]; cyl(max(k) - .04, .02, full, (loc[0], loc[1], loc[2] + h * level), .008)
def sticks(loc, rot, L=4.4, m=None):
    m = m or lacquer('#2A1512', .3)
    with Group(loc, (0, 0, rot)):
        for s in (-.09, .09): tube([(-L / 2, s * 1.4, .07), (L / 2, s * .4, .06)], .045, m, taper=[1.1, .62], bezier=False)
def bamboo():
    m = M('bamboo', '#C59A5E', .5, 0, Specular=.35); v = m.coords((1, 1, 10)); m.color(m.ramp(m.noise(v, 1.2, 5, .7).outputs[0], [(.3, '#8F6433'), (.5, '#C0935A'), (.72, '#DDBB84')])); m.bump(m.noise(v, 3, 3, .6).outputs[0], .2, .02); return m.m
def steamer(r, h, loc, lid=False):
    b = bamboo(); t = matte('#6E4A26', .7)
    with Group(loc):
        ring_disc(r - .12, r, h, b, (0, 0, 0), .02); ring_disc(r - .005, r + .05, h * .3, b, (0, 0, 0), .015); ring_disc(r - .005, r + .05, h * .22, b, (0, 0, h * .78), .015)
        for k in range(6): a = k * PI / 3 + .3; box((.1, .03, h * .5), t, ((r + .05) * cos(a), (r + .05) * sin(a), h * .25), .004, (0, 0, math.degrees(a) + 90))
        if lid:
            def f(u, w): a = 2 * PI * u; q = r * .98 * w; return (q * cos(a), q * sin(a), h + .3 * (1 - w ** 3) + .018 * (sin(a * 34 + w * 3) * sin(w * 40)))
            grid(220, 40, f, b); ring_disc(r - .14, r + .02, .2, b, (0, 0, h), .02); tube([(-.3, 0, h + .3), (-.2, 0, h + .5), (.2, 0, h + .5), (.3, 0, h + .3)], .05, b)
        else: cyl(r - .1, .05, b, (0, 0, h * .34), .01)
def bun(r, loc, seed, color='#F3EADB', fold=11):
    m = sss(color, (.1, .06, .04), .2, .5); o = lathe([(0, 0), (r * .8, .0), (r, r * .3), (r * .86, r * .72), (r * .4, r * 1.0), (r * .12, r * 1.1), (0, r * 1.04)], m, loc, seg=140, per=12)
    for v in o.data.vertices:
        q = math.hypot(v.co.x, v.co.y); a = math.atan2(v.co.y, v.co.x); t = max(0, (v.co.z / r - .35)) / .7; f = 1 - .11 * t * (.5 + .5 * cos(a * fold + t * 1.8 + seed)) * (1 if q > .04 else 0); v.co.x *= f; v.co.y *= f
def steamers():
    steamer(1.75, .8, (.7, .5, 0)); steamer(1.75, .8, (.7, .5, .8))
    for k in range(6): a = k * PI / 3 + .2; bun(.46, (.7 + .98 * cos(a), .5 + .98 * sin(a), 1.1), k)
    bun(.46, (.7, .5, 1.1), 9)
    p = ceramic('#E8E4DB', .16, 0, .6, bump=.02); teacup((-2.1, -1.1, 0), .52, .52, p, M('tea', '#6A340E', .06, 0).m, .82, None); bowl(.4, .24, ceramic('#E8E4DB', .16, 0, .6), (-1.75, .9, 0), M('soy', '#1A0B06', .06, 0).m, .7); sticks((-.2, -2.1, .05), 8); box((.5, .16, .13), ceramic('#E8E4DB', .18), (-1.7, -2.32, 0), .05, (0, 0, 8))
    steam((.7, .4, 1.6), 3.0, 3.0, 3, .55, (1, .95, .9))
def shell(r, loc, rot, seed):
    """an oyster in its half shell, hinge at -x: leaves of rough shell, a bowl of nacre, a plump belly, gills, a dark frill, all wet"""
    N = mnoise.noise; wet = dict(Clearcoat=1, Specular=.6)
    def across(m, stops, noise, amount): sp = m.n('SeparateXYZ'); m.l(m.coords(kind='UV'), sp.inputs[0]); c = m.n('Math'); c.operation = 'SUBTRACT'; c.inputs[1].default_value = .5; m.l(noise.outputs[0], c.inputs[0]); k = m.n('Math'); k.operation = 'MULTIPLY_ADD'; k.inputs[1].default_value = amount; m.l(c.outputs[0], k.inputs[0]); m.l(sp.outputs[1], k.inputs[2]); m.color(m.ramp(k.outputs[0], stops))
    so = M('shell', '#6E6A62', .8, 0); n = so.noise(so.coords((1, 1, 6)), 2.6, 6, .75); so.color(so.ramp(n.outputs[0], [(.3, '#3B322A'), (.48, '#857764'), (.62, '#B9AA92'), (.75, '#DDD2BE')])); so.bump(n.outputs[0], .8, .1)
    pe = M('nacre', '#EFE8DC', .14, 0, **wet); w = pe.noise(pe.coords(), 3, 5, .65); across(pe, [(.3, '#F6F0E4'), (.75, '#F8F2E8'), (.9, '#EADFD6'), (.965, '#B5A28E'), (1, '#5E4E40')], w, .16); pe.bump(w.outputs[0], .12, .05)
    me = M('meat', '#E8DCC2', .1, 0, Subsurface=.2, **wet); me.b.inputs['Clearcoat Roughness'].default_value = .02; me.b.inputs['Subsurface Radius'].default_value = (.2, .13, .07); me.b.inputs['Subsurface Color'].default_value = (*C('#F4E8D2'), 1); w = me.noise(me.coords(), 4, 6, .6)
    across(me, [(.1, '#F6EFDF'), (.5, '#F0E6D0'), (.68, '#DFD0B4'), (.8, '#A8957A'), (.87, '#463A32'), (.95, '#241E1B')], w, .16); me.bump(w.outputs[0], .18, .05)
    def edge(a): return 1 + .1 * N((cos(a) * 1.6 + seed * 3, sin(a) * 1.6, 1)) + .045 * N((cos(a) * 6, sin(a) * 6 + seed, 2))
    def plan(e, a): return e * (1.2 * cos(a) + .06), e * .98 * sin(a) * (1 + .24 * cos(a))
    def out(u, v): a = 2 * PI * u; x, y = plan(edge(a) * r * v * (1.04 + .03 * sin(v * 40)), a); return (x, y, r * .4 * v ** 2.4 - .07 + .05 * v * N((cos(a) * 5 * v, sin(a) * 5 * v, seed)) + .03 * v ** 4 * sin(a * 13 + 3 * sin(a * 4 + seed)))
    def inn(u, v): a = 2 * PI * u; x, y = plan((1 + (edge(a) - 1) * v ** 3) * r * v, a); return (x, y, r * .37 * v ** 2.8 + .02 + .03 * v ** 8 * sin(a * 13 + 3 * sin(a * 4 + seed)) + .02 * v ** 5 * N((cos(a) * 4, sin(a) * 4, seed)))
    def meat(u, v):
        a = 2 * PI * u; frill = max(0, v - .72) / .28; x, y = plan(r * v * .8 * (1 + .06 * N((cos(a) * 3, sin(a) * 3, seed)) + .05 * frill * sin(a * 26 + 3 * sin(a * 5 + seed))), a); lip = max(0, min(1, .5 + cos(a - .3)))
        belly = .25 * math.exp(-((x / r + .12) ** 2 / .3 + (y / r) ** 2 / .16)); gills = .02 * lip * sin(v * 62) * max(0, 1 - abs(v - .62) / .16)
        return (x, y, r * (.13 + .1 * (1 - v ** 3) + belly + gills + .05 * frill * (.5 + .5 * sin(a * 26 + 3 * sin(a * 5 + seed))) + .05 * N((x * 4 / r, y * 4 / r, seed * 5)) * (1 - v ** 4)))
    with Group(loc, rot): grid(110, 34, out, so.m, thick=.035); grid(120, 40, inn, pe.m); grid(260, 60, meat, me.m)
def pearls(n, at, spread, seed, r=.055):
    """the beads of a finger lime"""
    m = M('bead', '#D9DE9C', .06, 0, Clearcoat=1, Subsurface=.1); m.b.inputs['Subsurface Color'].default_value = (*C('#E6E8B0'), 1); rnd = random.Random(seed); bead = sphere(r, m.m, (0, 0, -9), seg=24).data
    for k in range(n): o = bpy.data.objects.new('bead', bead); bpy.context.scene.collection.objects.link(o); q = spread * math.sqrt(rnd.random()); a = rnd.uniform(0, 6.28); o.location = (at[0] + q * cos(a), at[1] + q * sin(a), at[2] + (r * 1.1 if rnd.random() < .3 and q < spread * .6 else 0)); o.scale = (rnd.uniform(.85, 1.15),) * 3
def fingerlime(loc, rot, L=1.05, r=.15):
    rind = M('rind', '#4F5A2C', .45, 0, Specular=.45); n = rind.noise(rind.coords((1, 1, .5)), 3, 5, .65); rind.color(rind.ramp(n.outputs[0], [(.32, '#2F3A1E'), (.5, '#55632E'), (.7, '#7A5A3A')])); rind.bump(rind.noise(rind.coords(), 22, 3, .6).outputs[0], .25, .02)
    with Group(loc, rot): lathe([(0, 0), (r * .45, .03), (r * .85, L * .2), (r, L * .5), (r * .96, L * .8), (r * .9, L)], rind.m, seg=56); cyl(r * .88, .02, matte('#DDE0B0', .5), (0, 0, L - .03), .004); pearls(26, (0, 0, L + .0), r * .72, 3, .05)
def lemon(r, loc, rot, n=9):
    """half a lemon, its cut side up: rind, pith, and between thin walls the pulp of each segment, drop by drop"""
    rind = M('rind', '#E2B31E', .36, 0, Specular=.5); v = rind.coords(); vo = rind.n('TexVoronoi'); vo.inputs['Scale'].default_value = 30; rind.l(v, vo.inputs['Vector']); rind.bump(vo.outputs[0], .3, .03); rind.color(rind.ramp(rind.noise(v, 2, 4, .6).outputs[0], [(.3, '#CF9A12'), (.7, '#EEC636')]))
    pu = M('pulp', '#F2C73A', .14, 0, Clearcoat=1, Subsurface=.1, Specular=.6); pu.b.inputs['Subsurface Radius'].default_value = (.14, .1, .02); pu.b.inputs['Subsurface Color'].default_value = (*C('#F7D65A'), 1); d = pu.n('TexVoronoi'); d.inputs['Scale'].default_value = 1; d.inputs['Randomness'].default_value = .8; pu.l(pu.coords((5, 4.2, 1), kind='UV'), d.inputs['Vector']); pu.color(pu.ramp(d.outputs[0], [(.1, '#FBE68E'), (.5, '#F6D24A'), (.85, '#E8B82A')])); pu.bump(d.outputs[0], .3, -.02)
    with Group(loc, rot):
        lathe([(0, -r * 1.22), (r * .14, -r * 1.2), (r * .26, -r * 1.06), (r * .78, -r * .62), (r * .98, -r * .1), (r, 0, 's'), (r * .95, 0)], rind.m, seg=96); pith = matte('#F6EDD0', .6, .2, 24); lathe([(r * .955, .0), (r * .945, .006), (r * .86, .002), (r * .84, -.03), (0, -.03)], pith, seg=96, raw=True); cyl(r * .1, .04, pith, (0, 0, -.032), .012)
        for k in range(n):
            step = 2 * PI / n; a0 = step * k + .1 * sin(k * 2.3)
            def f(u, v, a0=a0, k=k): a = a0 + step * (.5 + (u - .5) * .9 * min(1, .25 + v * 1.5)); q = r * (.09 + .75 * v); e = (1 - abs(2 * u - 1) ** 5) * (1 - abs(2 * v - 1) ** 7); return (q * cos(a), q * sin(a), -.03 + .055 * e + .012 * mnoise.noise((q * cos(a) * 9, q * sin(a) * 9, k)) * e)
            grid(26, 26, f, pu.m)
def oyster(r, loc, turn, seed, tilt=(20, 0)):
    with Group(loc, (*tilt, 0)): shell(r, (0, 0, 0), (0, 0, turn), seed)
def ice(loc, R, n=1900, seed=4, h=.34):
    """crushed ice: splinters, each the hull of a few points"""
    m = M('ice', '#FFFFFF', .08, 0, Transmission=.3, Specular=.6, IOR=1.31); rnd = random.Random(seed); bits = []
    for k in range(16):
        bm = bmesh.new()
        for _ in range(9): bm.verts.new([rnd.gauss(0, .062) for _ in range(3)])
        bmesh.ops.convex_hull(bm, input=bm.verts[:]); me = bpy.data.meshes.new('ice'); bm.to_mesh(me); bm.free(); me.materials.append(m.m); bits.append(me)
    for i in range(n): a = rnd.uniform(0, 2 * PI); q = R * math.sqrt(rnd.random()); o = bpy.data.objects.new('ice', rnd.choice(bits)); bpy.context.scene.collection.objects.link(o); o.scale = (rnd.uniform(.6, 1.7),) * 3; o.location = (loc[0] + q * cos(a), loc[1] + q * sin(a), loc[2] + rnd.uniform(-.08, .08) + h * (1 - (q / R) ** 2)); o.rotation_euler = [rnd.uniform(0, 6.28) for _ in range(3)]
def oysters():
    """a silver dish of crushed ice at the left, so that words can stand at the right"""
    x, y = .3, .4; si = metal('#CFC8BC', .2, micro=.08); o = [(0, 0), (1.3, 0), (1.5, .06), (2.2, .22), (2.42, .5), (2.46, .56)]; thrown(hollow(o, .06, .1), si, (x, y, 0), .0, .006, 2, raw=True); sphere(2.12, matte('#EEF1F2', .5), (x, y, .3), (1, 1, .13)); ice((x, y, .5), 2.1)
    for k in range(6): a = k * PI / 3 + .52; oyster(.64, (x + 1.36 * cos(a), y + 1.3 * sin(a), .8 + .04 * sin(a)), math.degrees(a) + 180, k + 2, (18 + 5 * sin(a), 4 * cos(a)))
    lemon(.44, (x + .02, y + .05, 1.2), (40, 4, 20)); lemon(.44, (-1.85, -1.75, .38), (58, 0, 20)); fingerlime((-.75, -2.0, .15), (90, 0, 66)); fingerlime((.95, -1.95, .15), (90, 0, -104), 1.15); pearls(9, (-.1, -2.45, .05), .3, 6)
def loaf(loc, r=1.15, seed=2, rot=0):
    m = M('crust', '#9A5E2C', .72, 0, Specular=.3); sp = m.n('SeparateXYZ'); m.l(m.coords(), sp.inputs[0]); n = m.noise(m.coords(), 2.2, 7, .68); f = m.noise(m.coords((.6, 9, 2)), 1, 3, .6); c = m.ramp(n.outputs[0], [(.28, '#4E2810'), (.45, '#8E5223'), (.62, '#C08A4C'), (.78, '#E3C391')]); m.color(m.mixc(.35, c, m.ramp(f.outputs[0], [(.5, .72), (.62, 1.25)]), 'MULTIPLY')); m.bump(n.outputs[0], .5, .12)
    def g(u, v): a = 2 * PI * u; t = PI * v / 2; q = sin(t) ** .8; x, y = r * 1.22 * q * cos(a), r * q * sin(a); z = r * .72 * cos(t) ** .75; cut = max(math.exp(-((x * .35 + y - s * .42) / .055) ** 2) for s in (-1, 0, 1)) * (1 if v < .72 else 0); return (x + .04 * mnoise.noise((x, y, seed)), y, max(0, z - .14 * cut + .035 * mnoise.noise((x * 1.6, y * 1.6, seed))))
    grid(220, 120, g, m.m, loc, (0, 0, rot))
def slice_(loc, rot, seed):
    """a slice of the loaf: an open crumb of holes, no two alike, within a thin brown crust"""
    cr = M('crumb', '#F6DEC0', .9, 0, Specular=.1); v = cr.coords((1, 1, 1)); wob = cr.noise(v, 5, 3, .6); ad = cr.n('VectorMath'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = (.16,) * 3; cr.l(wob.outputs['Color'], ad.inputs[0]); cr.l(v, ad.inputs[2])
    pores = []
    for size, hole in ((7, .3), (15, .34), (30, .36)): t = cr.n('TexVoronoi'); t.inputs['Scale'].default_value = size; cr.l(ad.outputs[0], t.inputs['Vector']); pores.append(cr.ramp(t.outputs[0], [(hole * .45, 0), (hole, 1)]))
    sparse = cr.ramp(cr.noise(v, 3.5, 2).outputs[0], [(.42, 1), (.56, 0)]); h = cr.mixc(1, cr.mixc(1, cr.mixc(1, pores[0], sparse, 'LIGHTEN'), pores[1], 'MULTIPLY'), cr.mixc(.6, (1, 1, 1), pores[2]), 'MULTIPLY')
    cr.color(cr.ramp(h, [(0, '#B9804E'), (.35, '#E9C79C'), (1, '#F8E0C2')])); cr.bump(h, .8, .06); cr.bump(cr.noise(v, 40, 3, .7).outputs[0], .3, .015)
    ct = M('edge', '#8E5526', .7, 0); n = ct.noise(ct.coords(), 4, 5, .65); ct.color(ct.ramp(n.outputs[0], [(.3, '#5E3414'), (.55, '#9A5F2C'), (.75, '#C08A4C')])); ct.bump(n.outputs[0], .4, .04)
    def rim(s): return [(s * 1.0 * math.copysign(abs(cos(a)) ** .78, cos(a)), s * (.62 * abs(sin(a)) ** .8 if sin(a) > 0 else -.5 * abs(sin(a)) ** .34) * (1 + .035 * mnoise.noise((cos(a) * 2, sin(a) * 2, seed * 5)))) for a in [2 * PI * i / 160 for i in range(160)]]
    with Group(loc, rot): shape2d([rim(1)], .17, ct.m, (0, 0, 0), (0, 0, 0), .035); shape2d([rim(.955)], .25, cr.m, (0, 0, 0), (0, 0, 0), .006)
def bread():
    import spirits as S
    box((4.2, 2.7, .18), grain('#7A5230', '#B58552', 0, .35, .55), (.2, .4, 0), .05, (0, 0, -6)); loaf((.1, .5, .18), 1.2, 3, 24)
    for k, (x, y, t) in enumerate(((1.3, -.05, 64), (1.66, -.36, 76))): slice_((x, y, .66 - .08 * k), (t, 0, 30), k)
    S.stem_glass((-2.15, .75, 0), 1.8, .5, .86, .5, liquid('#F6DFA0', 1.34, tint=(.99, .93, .7))); folded(2.3, 1.5, weave('#D9D2C4'), (-2.35, -1.5, 0), 14, 3, .12, 4)
    for x in (-3.2, -1.15): card((x, 1.3, 1), (-2.15, .75, .9), .5, 2)
    with Group((2.2, -1.9, .06), (0, 0, 78)): shape2d([[(-.07, 0), (.1, 0), (.13, 1.2), (.06, 1.7), (-.07, 1.75)]], .03, steel(.16), (0, 0, 0), (0, 0, 0), .008); box((.2, 1.1, .14), wood('#2A1A12', '#4A3020', .8, 1), (.01, -.56, -.05), .05)
    bowl(.42, .28, ceramic('#EDE6D6', .2, 0, .5), (2.75, .75, 0), M('butter', '#EFD98C', .35, 0).m, .8)
def banana(L, W, loc, rot, seed=1, color='#4E7A34'):
    m = M('banana', color, .34, 0, Specular=.45, Clearcoat=.25); c = Vector(C(color)); w = m.n('TexWave'); w.inputs['Scale'].default_value = 5.5; w.inputs['Distortion'].default_value = .6; w.bands_direction = 'X'; m.l(m.coords(), w.inputs[0]); n = m.noise(m.coords(), 1.1, 5, .6); m.color(m.mixc(.25, m.ramp(n.outputs[0], [(.3, tuple(c * .7)), (.7, tuple(c * 1.2))]), w.outputs['Color'], 'MULTIPLY')); m.bump(w.outputs[1] if len(w.outputs) > 1 else w.outputs[0], .25, .03)
    def f(u, v): s = (v - .5) * 2; half_ = W / 2 * (sin(PI * min(1, .08 + .92 * u)) ** .55 if u > .5 else min(1, .25 + 3 * u)); return ((u - .5) * L, s * half_, .05 + .06 * abs(s) + .04 * sin(u * 9 + s * 2 + seed) * abs(s) - (.05 if abs(s) < .04 else 0))
    grid(120, 60, f, m.m, loc, rot, .015); tube([(-L / 2, 0, .06), (L / 2, 0, .05)], .035, matte('#9DB06A', .5), loc, rot, bezier=False, taper=[1.3, .4])
def leaftable():
    banana(6.4, 3.0, (.1, .3, .0), (0, 0, -14)); mound(.95, .7, '#F1ECDF', (.2, .5, .1), 3)
    k = stoneware('#3A4A42', .5, .5, ('#7A6148', .06))
    for (x, y, r), c in zip(((-1.6, -.2, .5), (1.9, -.25, .46), (-1.25, 1.7, .48), (1.95, 1.5, .42)), ('#8E2E16', '#5E7A2C', '#C98A22', '#4A1A22')):
        f = M('paste', c, .3, 0, Clearcoat=.4); n = f.noise(f.coords(), 6, 5, .7); f.bump(n.outputs[0], .7, .1); cc = Vector(C(c)); f.color(f.ramp(n.outputs[0], [(.3, tuple(cc * .6)), (.6, tuple(cc)), (.75, tuple(cc * 1.5))])); bowl(r, .36, k, (x, y, .06), f.m, .72, int(x * 9))
    half(.3, '#4E7A2C', '#B9CC62', (.35, -1.15, .32), (48, 0, 12)); citrus(.3, '#4E7A2C', (-.45, -1.35, .32), (80, 0, 40), 1.05)
def mangoes():
    w = wood('#6B3316', '#B8763A', .9, 0, .34, .4); o = [(0, 0), (.8, 0), (1.0, .05), (1.7, .34), (2.05, .8), (2.1, 1.0)]; thrown(hollow(o, .08, .14), w, (.1, .7, 0), .0, .01, 6, raw=True)
    def mango(loc, rot, seed):
        m = M('mango', '#D98A2A', .32, 0, Specular=.4); sp = m.n('SeparateXYZ'); m.l(m.coords(), sp.inputs[0]); n = m.noise(m.coords(), 1.6, 4, .6); s = m.n('Math'); s.operation = 'MULTIPLY_ADD'; s.inputs[1].default_value = .7; m.l(n.outputs[0], s.inputs[0]); m.l(sp.outputs[0], s.inputs[2]); m.color(m.ramp(s.outputs[0], [(.0, '#7E8A2C'), (.28, '#D9A02E'), (.6, '#DB7A2A'), (.95, '#B23A22')])); m.bump(m.noise(m.coords(), 24, 2).outputs[0], .06, .01)
        ob = sphere(.62, m.m, loc, (1.34, .96, .86), 80, rot)
        for v in ob.data.vertices: v.co.y += .12 * v.co.x ** 2; v.co *= 1 + .03 * mnoise.noise((v.co.x + seed, v.co.y, v.co.z))
    for k, (x, y, z, r) in enumerate(((-.75, .5, .95, 20), (.7, .3, .95, 140), (.1, 1.35, .95, 80), (-.05, .5, 1.55, 200))): mango((x, y, z), (10 * k, -14, r), k)
    half(.36, '#4E7A2C', '#C3D270', (-1.95, -1.35, .26), (52, 0, -18)); citrus(.34, '#5B8330', (-2.65, -.7, .34), (84, 0, 30), 1.06); citrus(.32, '#527A2C', (2.5, -.55, .32), (84, 0, -40), 1.06, 5)
    s = M('chilli', '#A8402A', .8, 0); n = s.noise(s.coords(), 16, 3, .8); s.color(s.ramp(n.outputs[0], [(.36, '#7A2416'), (.5, '#C4684A'), (.62, '#EFE2D2')])); s.bump(n.outputs[0], .6, .05); bowl(.46, .26, stoneware('#D8D0C0', .5), (1.5, -1.6, 0), s.m, .75)
def lemons():
    t = terracotta('#B4623C', strength=.5); o = [(0, 0), (.9, 0), (1.1, .06), (1.75, .5), (1.95, .95), (2.0, 1.05)]; thrown(hollow(o, .1, .16), t, (-.2, .7, 0), .006, .014, 6, raw=True)
    rnd = random.Random(3)
    for k, (x, y, z) in enumerate(((-1.0, .2, .95), (-.1, -.1, .98), (.8, .35, .95), (.5, 1.35, .95), (-.6, 1.4, .95), (-.2, .75, 1.1), (-.65, .55, 1.62), (.3, .6, 1.62))): citrus(.56, '#E2B31E', (x - .1, y, z), (rnd.uniform(40, 120), rnd.uniform(0, 60), rnd.uniform(0, 360)), 1.2, k)
    lm = matte('#4B6A2C', .45)
    for k in range(4): leaf(.85, .36, lm, (-.9 + .55 * k, .1 + .2 * (k % 2), 1.7 - .2 * (k % 2)), (rnd.uniform(-30, 20), rnd.uniform(-40, 0), rnd.uniform(150, 330)), .2, .15)
    half(.5, '#DDB022', '#EFD267', (2.1, -1.2, .4), (50, 0, 16)); o = [(0, 0), (.42, 0), (.46, .05), (.5, .6), (.52, 1.25)]; bottle_hollow(o, glass((.99, .99, .98)), .035, floor=.09, loc=(2.5, .9, 0)); fill(o, .95, water(strength=0), (2.5, .9, 0), thick=.035, floor=.09); folded(2.2, 1.4, weave('#E6DCC8'), (-2.4, -1.4, 0), -10, 3, .12, 6)
def coconut(rice):
    hu = M('husk', '#5B3A20', .9, 0); n = hu.noise(hu.coords((1, 1, 6)), 4, 6, .8); hu.color(hu.ramp(n.outputs[0], [(.3, '#2E1B0E'), (.55, '#6B4526'), (.75, '#93683C')])); hu.bump(n.outputs[0], .9, .1); fl = matte('#F4F0E6', .5)
    def nut(loc, r, full):
        with Group(loc, (0, 0, 30)):
            lathe([(0, 0), (r * .5, .03), (r * .9, r * .45), (r, r * .95)], hu.m, seg=90); lathe([(r, r * .95), (r * .97, r * .98), (r * .93, r * .96), (r * .86, r * .94)], matte('#3A2413', .7), seg=90); lathe([(r * .94, r * .95), (r * .84, r * .96), (r * .78, r * .6), (r * .4, r * .25), (0, r * .2)], fl, seg=90)
        if full: mound(r * .8, r * .32, rice, (loc[0], loc[1], loc[2] + r * .78), 5)
    banana(5.6, 2.6, (.2, .2, 0), (0, 0, 12), 3, '#557F36'); nut((.3, .5, .1), 1.25, True); nut((2.3, 1.5, .08), 1.05, False)
    half(.24, '#4E7A2C', '#E0A43A', (-1.3, -.9, .26), (50, 0, -16)); citrus(.24, '#4A7328', (-1.85, -.35, .28), (84, 0, 60), .96); citrus(.24, '#58812E', (-1.0, -1.5, .26), (84, 0, 10), .96, 4)
    bowl(.46, .28, stoneware('#2F3F3A', .4), (-2.1, 1.0, .0), M('sauce', '#8A5A1C', .1, 0, Clearcoat=.8).m, .72)
def parcels():
    k = stoneware('#23282A', .4, .5); thrown(hollow([(0, 0), (1.6, 0), (1.75, .05), (2.3, .2), (2.4, .3)], .07, .1), k, (.3, .4, 0), .004, .01, 2, raw=True); st = matte('#C9B27A', .8)
    g = M('getto', '#5F7F3C', .36, 0, Specular=.45, Clearcoat=.2); w = g.n('TexWave'); w.inputs['Scale'].default_value = 7; w.inputs['Distortion'].default_value = .5; w.bands_direction = 'Y'; g.l(g.coords(), w.inputs[0]); n = g.noise(g.coords(), 1.2, 5, .6); g.color(g.mixc(.3, g.ramp(n.outputs[0], [(.3, '#42602A'), (.7, '#86A257')]), w.outputs['Color'], 'MULTIPLY')); g.bump(w.outputs[0], .25, .03)
    for (x, y, z, r) in ((-.35, .1, .16, 24), (.95, .3, .16, -12), (.2, 1.0, .16, 60), (.3, .42, .62, 8)):
        with Group((x, y, z), (0, 0, r)):
            ob = rbottle(1.5, .86, .44, .3, g.m, bev=.14)
            for v in ob.data.vertices: v.co *= 1 + .03 * mnoise.noise((v.co.x * 2, v.co.y * 2, v.co.z * 2 + r))
            box((.06, .9, .47), st, (0, 0, -.01), .03); box((1.54, .06, .47), st, (0, 0, -.01), .03); torus(.09, .028, st, (-.1, 0, .5), (60, 0, 30), 40, 12); torus(.09, .028, st, (.1, 0, .5), (60, 0, -30), 40, 12)
    teacup((-2.3, -1.0, 0), .5, .6, stoneware('#C9BFAE', .5), M('tea', '#A9781F', .06, 0).m, .8); sticks((.5, -2.2, .05), 5, 4.2, lacquer('#5A1A14', .3)); box((.5, .16, .12), coral('#E4D8C2'), (-1.2, -2.35, 0), .04, (0, 0, 5)); leaf(2.6, .8, g.m, (2.2, -.6, .04), (0, 0, 130), .06, .1); bowl(.4, .26, stoneware('#2C4468', .4), (2.7, 1.4, 0), M('salt', '#EDE9E0', .8, 0).m, .7)
def dates():
    b = metal('#C79A57', .26, micro=.09); thrown([(0, 0), (2.3, 0), (2.5, .04), (2.75, .16), (2.78, .2), (2.7, .19), (2.4, .09), (0, .07)], b, (.3, .5, 0), .0, .004, 2)
    k = ceramic('#F0EBE0', .2, 0, .5, bump=.02); o = [(0, 0), (.6, 0), (.64, .08), (.5, .2), (.9, .5), (1.2, .78)]; thrown(hollow(o, .05, .3), k, (.5, .9, .08), .002, .006, 4, raw=True)
    d = M('date', '#4A2412', .3, 0, Specular=.5, Clearcoat=.3); n = d.noise(d.coords((3, 1, 1)), 3, 4, .6); d.color(d.ramp(n.outputs[0], [(.3, '#241008'), (.6, '#5E3018'), (.8, '#8A5228')])); d.bump(n.outputs[0], .7, .08); rnd = random.Random(5)
    for i in range(34): a = rnd.uniform(0, 2 * PI); q = math.sqrt(rnd.random()) * .78; sphere(.2, d.m, (.5 + q * cos(a), .9 + q * sin(a), .84 + .34 * (1 - q ** 2) + rnd.uniform(-.04, .06)), (1.75, .82, .8), 28, (rnd.uniform(-20, 20), rnd.uniform(-25, 25), rnd.uniform(0, 360)))
    for x, y in ((-1.15, -.2), (-.5, -.95)): thrown(hollow([(0, 0), (.22, 0), (.24, .04), (.38, .3), (.42, .52)], .03, .06), k, (x, y, .08), .002, .006, raw=True); cyl(.3, .01, M('coffee', '#8A6A34', .08, 0).m, (x, y, .3), .003)
    br = M('flat', '#D9B98A', .85, 0); q = br.noise(br.coords(), 2.4, 5, .7); br.color(br.ramp(q.outputs[0], [(.35, '#8A5A2C'), (.5, '#D8B27A'), (.7, '#EBD6AC')])); br.bump(q.outputs[0], .5, .08)
    for z, r in ((.02, 0), (.12, 40)): ob = cyl(1.15, .12, br.m, (2.6, -1.2, z), .05, (0, 0, r), 90)
table('steamers', 0.95, eye=(.1, -17, 6.4), aim=(0, .2, .8), wall=lambda: emit('#1B2430', .5), stand=granite, thing=steamers, soft=900, cool=(.82, .9, 1), dim=.08, back=30, lamp=((6, 3, 5), (.6, 0, .6), 2, 560, (1, .72, .44)))
table('oysters', .8, eye=(1.3, -16, 7.6), aim=(1.37, .05, .5), stop=.4, wall=lambda: wash('#6B4A36', .8, .2, .4), stand=lambda: wood('#3A1F0E', '#66391C', .3, 0, .62, 0), thing=oysters, soft=1700, cool=(1, .88, .7), dim=.1, air='#D8B48C', lamp=((-4.4, 5.5, 5), (.2, .3, .6), 2.2, 620, (1, .86, .66)), dress=lambda: (area((-1.5, -8, 6.5), (.3, 0, .8), 2.4, 420, (1, .93, .84)), softbox((-.5, 9, 6), (.3, 0, .8), 9, 2.6, 3.2, (1, .95, .88))))
table('bread', 0.6, wall=lambda: wash('#A4ACAE', .92, .1, .06, .45), stand=lambda: weave('#E4DCCB', .9), thing=bread, soft=1200, cool=(.88, .94, 1), dim=.12, air='#A9B6C2', lamp=((6.5, 4, 4), (.6, 0, .5), 1.6, 420, (1, .7, .42)), dress=lambda: area((-1.5, -9, 5), (1.4, 0, .6), 2.4, 420, (1, .84, .64)))
table('leaf', 0.85, eye=(.2, -16, 7.4), aim=(.2, .3, .3), wall=lambda: wash('#8D9A80', .8, .16, .3), stand=lambda: grain('#4A2A17', '#6F4224', 0, .3, .38), thing=leaftable, soft=1300, cool=(.9, 1, .9), dim=.14, air='#BCCAB4', ray=(.5, .8, -.5), beam=2.6, warm=(1, .88, .66), window=dict(at=(.4, 0, .4), w=9, h=8, nx=1, ny=13, bar=.3))
table('mango', 0.4, eye=(.1, -16.5, 5.6), aim=(0, .2, .6), wall=lambda: courses('#E4DFD2', '#DCD6C8', '#8F897C', 1.15, 400, .035, .7, .7, 0, .2, .12), stand=lambda: grain('#6A3A20', '#A0673C', 0, .26, .4), thing=mangoes, ray=(.8, .7, -.6), beam=4, disc=.8, warm=(1, .82, .56), soft=700, cool=(.9, .95, 1), dim=.2, dress=lambda: gobo_palm(tuple(Vector((.4, 0, .4)) - Vector((.8, .7, -.6)).normalized() * 11), (.8, .7, -.6), 7, 20, 3, 40, .09))
table('lemons', 0.15, wall=lambda: wash('#E2A573', .86, .16, .5), stand=lambda: wash('#D7A47C', .86, .3, .4), thing=lemons, ray=(.7, .6, -.6), beam=4.2, disc=1.0, warm=(1, .84, .6), soft=560, cool=(1, .9, .8), dim=.22, air='#E6CBB0', dress=lambda: gobo_leaves((-3.2, -4.2, 9), (.7, .6, -.6), 80, 6, 1.2, 4, .42))
for name, rice in (('coconut', '#F0E7D2'), ('red-rice', '#C24A16')): table(name, 0.75, eye=(.3, -16, 7), aim=(.5, .3, .6), wall=lambda: wash('#9FB0A4', .85, .16, .3), stand=lambda: stone('#8F8878', .35, .4, .75, .5), thing=lambda rice=rice: coconut(rice), soft=1700, cool=(.9, 1, .98), dim=.2, air='#C4D4CC')
table('parcels', 0.55, eye=(.2, -16, 7), aim=(.2, .2, .4), wall=lambda: wash('#CDBFA6', .84, .2, .8), stand=lambda: grain('#3A2417', '#5C3C26', 0, .3, .5), thing=parcels, ray=(.5, .5, -1), beam=3.2, disc=1.6, warm=(1, .92, .78), soft=900, cool=(1, .97, .92), dim=.2, dress=lambda: gobo_leaves((-.9, -.6, 10), (.5, .5, -1), 90, 6.2, 1.35, 7, .42))
table('dates', 0.45, eye=(.3, -16.5, 6.4), aim=(.6, .2, .5), wall=lambda: wash('#E3D3B8', .88, .16, .4), stand=lambda: marble('#EFEAE2', '#9A948C', scale=.16, rough=.14), thing=dates, ray=(.45, .9, -.5), beam=2.8, disc=.5, warm=(1, .84, .6), soft=800, cool=(1, .97, .92), dim=.28, air='#EADFCB', dress=screen((2.4, 5, 1.2), (.45, .9, -.5)))
