"""Materials: what a brand's things are made of, seen close: low camera, long lens, light from the side, one calm corner."""
from studio import *
VIEW = dict(eye=(0, -9, 3.0), aim=(0, 0, .4), lens=92, stop=.2, focus=(0, -.6, .4))
def macro(brand, thing, ground=lambda: stone('#2A2725', .3, 1.2, .5, .3), exposure=.5, key=420, fill=60, rim=200, dim=.05, warm=(1, .84, .62), lamp=(-5.5, -.5, 3.2), kind='material-', back=None, **view):
    """a picture named `kind` and `brand`; `back` is the colour of a wall behind"""
    def draw():
        if back: wall(plaster(back, .2, 1.1), 5)
        world((.9, .88, .85), dim); floor(ground()); thing(); v = {**VIEW, **view}
        area(lamp, (0, 0, .3), 1.3, key, warm); area((4.5, -4, 4), (0, 0, .3), 3, fill, (.8, .88, 1)); area((2.5, 5, 7), (0, 0, .3), 1.8, rim * 2, (1, .92, .8))
        camera(v['eye'], v['aim'], v['lens'], v['stop'], v['focus'])
    scene(kind + brand, kind='card', scene=dict(exposure=exposure, clamp=3))(draw)

# ------------------------------------------------------------------ shapes
def lump(r, mat, seed=0, scale=(1, 1, 1), amp=.1, freq=1.4, shape=None, seg=48):
    """a pebble, a bean or a berry: a sphere moved by noise, and by `shape`, which takes and returns a direction of length one"""
    o = sphere(r, mat, seg=seg)
    for v in o.data.vertices:
        d = v.co.normalized(); q = (shape(d) if shape else d) * (1 + amp * mnoise.noise(d * freq + Vector((seed * 7.3, seed * 3.1, seed)))); v.co = Vector((q.x * scale[0], q.y * scale[1], q.z * scale[2])) * r
    return o
def settle(things, still, frames=80):
    """let things fall onto what stands still, and leave them where they come to rest"""
    sc = bpy.context.scene; bpy.ops.rigidbody.world_add(); w = sc.rigidbody_world; w.collection = bpy.data.collections.new('bodies'); w.point_cache.frame_end = frames
    for o in things + still: w.collection.objects.link(o); b = o.rigid_body; b.type = 'ACTIVE' if o in things else 'PASSIVE'; b.collision_shape = 'CONVEX_HULL' if o in things else 'MESH'; b.use_margin = True; b.collision_margin = .004; b.friction = .5; b.angular_damping = .5
    for f in range(1, frames + 1): sc.frame_set(f)
    rest = [(o, o.matrix_world.copy()) for o in things]; bpy.ops.rigidbody.world_remove()
    for o, m in rest: o.matrix_world = m
    sc.frame_set(0)
def pile(kinds, n, pen, at=(0, 0, .4), seed=1, still=(), size=(.85, 1.15), layer=14, lift=.32):
    """copies of a few kinds, fallen into a heap between four low walls of a pen, which are then taken away"""
    rnd = random.Random(seed); out = []; pairs = []; few = {k.data.name: mesh_from([tuple(v.co) for v in list(k.data.vertices)[::max(1, len(k.data.vertices) // 60)]], []) for k in kinds}
    for i in range(n):
        o = rnd.choice(kinds).copy(); bpy.context.scene.collection.objects.link(o); s = rnd.uniform(*size); body = link('body', few[o.data.name]); pairs.append((o, body)); o = body; o.scale = (s, s, s)
        o.location = (at[0] + rnd.uniform(-.75, .75) * pen[0], at[1] + rnd.uniform(-.75, .75) * pen[1], at[2] + lift * (i // layer)); o.rotation_euler = [rnd.uniform(0, 6.28) for _ in range(3)]; out.append(o)
    for k in kinds: k.location = (0, 40, -9)
    walls = [plane(40, 40, None)] + [plane(9, 9, None, (at[0] + x * pen[0], at[1] + y * pen[1], 0), (90, 0, 90 * abs(x))) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    settle(out, [*walls, *still])
    for o, body in pairs: o.matrix_world = body.matrix_world
    for o in [*walls, *out]: bpy.data.objects.remove(o)
    return [o for o, _ in pairs]
def strands(items, mat, sides=6):
    """many thin bodies in one mesh: each a list of points with a radius, and how flat it is"""
    verts = []; faces = []
    for pts, flat in items:
        k0 = len(verts); n = len(pts)
        for i, (p, r) in enumerate(pts):
            t = (pts[min(i + 1, n - 1)][0] - pts[max(i - 1, 0)][0]).normalized(); a = t.orthogonal().normalized(); b = t.cross(a)
            for s in range(sides): h = 2 * PI * s / sides; verts.append(tuple(p + (a * math.cos(h) + b * math.sin(h) * flat) * r))
        faces += [(k0 + i * sides + s, k0 + i * sides + (s + 1) % sides, k0 + (i + 1) * sides + (s + 1) % sides, k0 + (i + 1) * sides + s) for i in range(n - 1) for s in range(sides)]
    return link('strands', mesh_from(verts, faces), mat, smooth=True, angle=60)
def crumbs(mat, n, at, spread, seed, r=(.012, .035)):
    """what broke off: small bodies strewn about a place, lying on it"""
    rnd = random.Random(seed); kinds = [lump(1, mat, k, (1, .8, .7), .5, 2, seg=12) for k in range(3)]
    for _ in range(n): o = rnd.choice(kinds).copy(); bpy.context.scene.collection.objects.link(o); s = rnd.uniform(*r); o.scale = (s, s, s); o.location = (at[0] + rnd.gauss(0, spread[0]), at[1] + rnd.gauss(0, spread[1]), at[2] + s * .5); o.rotation_euler = [rnd.uniform(0, 6.28) for _ in range(3)]
    for o in kinds: o.location = (0, 40, -9)
def fused(objs, mat, voxel=.03, smooth=12):
    """several bodies made one, as if they had run together"""
    bm = bmesh.new()
    for o in objs:
        me = o.data.copy(); bpy.context.view_layer.update(); me.transform(o.matrix_world); bm.from_mesh(me); bpy.data.objects.remove(o)
    me = bpy.data.meshes.new('fused'); bm.to_mesh(me); bm.free(); o = link('fused', me, mat, smooth=True, angle=180)
    k = o.modifiers.new('r', 'REMESH'); k.mode = 'VOXEL'; k.voxel_size = voxel; k.use_smooth_shade = True; k = o.modifiers.new('s', 'SMOOTH'); k.iterations = smooth; return o
def drop(r, mat, loc, flat=.42):
    """a bead of liquid on a surface: a cap with a round foot"""
    return lathe([(0, 0), (r * .9, 0), (r, r * flat * .3), (r * .82, r * flat * .85), (r * .45, r * flat * 1.18), (0, r * flat * 1.28)], mat, loc, seg=40)
def solid(*stops, rough=.5, scale=(1, 1, 1), size=3, detail=5, bump=.2, deep=.03, vary=.35, **kw):
    """a matter coloured by noise, and a little different from body to body"""
    m = M('solid', '#ffffff', rough, 0, **kw); n = m.noise(m.coords(scale), size, detail, .62, .3); i = m.n('ObjectInfo')
    m.color(m.mixc(1, m.ramp(n.outputs[0], stops), m.ramp(i.outputs['Random'], [(0, 1 - vary), (1, 1.0)]), 'MULTIPLY'))
    if bump: m.bump(n.outputs[0], bump, deep)
    return m
def honey():
    """thick, so that light goes in and comes out elsewhere"""
    return sss('#B55C0A', (.4, .14, .03), .6, .05, coat=1)

# ------------------------------------------------------------------ the table
def cocoa():
    """fermented beans before the granite roller that grinds them, and the mass that came off it"""
    m = solid((.3, '#2C150B'), (.5, '#5A301A'), (.66, '#7E4A2A'), (.82, '#B08C6A'), rough=.72, scale=(1, 3.2, 3.2), size=2.6, bump=.6, deep=.05, Specular=.28).m
    almond = lambda d: Vector((d.x * (1 + .18 * d.x), d.y * (1 - .22 * d.x), d.z))
    beans = [lump(.4, m, s, (1, .58, .4), .22, 1.7, almond) for s in range(6)]
    r = cyl(1.15, 5, stone('#77736E', .35, 2.6, .55, .6), (-2.2, 2.5, 1.1), .06, (0, 90, -8))
    pile(beans, 66, (1.9, 1.2), (.3, -.35, .5), 4, [r]); sh = matte('#4A2413', .8, .5, 30)
    rnd = random.Random(2)
    for i in range(60): o = lump(rnd.uniform(.02, .07), sh if i % 3 else matte('#B08A66', .8), i, (1.4, 1, .5), .5, 2, seg=12); o.location = (rnd.gauss(.2, 1.3), rnd.uniform(-2.2, -.6), .02); o.rotation_euler = (rnd.uniform(-.4, .4), 0, rnd.uniform(0, 6))
macro('cacao-thereze', cocoa, lambda: stone('#4A4744', .35, 2.2, .5, .6), lamp=(-5, -3.2, 3.4), eye=(0, -9, 4.2), aim=(0, -.1, .35), exposure=0.8)
def tea():
    """steamed leaf rolled as fine as needles, before a bowl"""
    rnd = random.Random(5); items = []
    for i in range(1700):
        x, y = rnd.gauss(-.1, .95), rnd.gauss(0, .75); h = 1.05 * math.exp(-(x / 1.15) ** 2 - (y / .95) ** 2); z = .04 + h * (1 - .35 * rnd.random() ** 2); L = rnd.uniform(.35, .8); a = rnd.uniform(0, 6.28)
        d = Vector((math.cos(a), math.sin(a), 0)); d.z = -(2 * x / 1.32 * d.x + 2 * y / .9 * d.y) * h * .8 + rnd.uniform(-.22, .22); side = d.orthogonal().normalized(); bend = rnd.uniform(-.16, .16); R = rnd.uniform(.016, .034); w = rnd.uniform(0, 6)
        items.append(([(Vector((x, y, z)) + d * L * t + side * (bend * (t * t) * L * 4) + Vector((0, 0, .008 * math.sin(t * 17 + w))), R * (.25 + math.sin(PI * (t + .5)) ** 1) * (1 + .25 * math.sin(t * 23 + w))) for t in [k / 9 - .5 for k in range(10)]], .55))
    for part, stops in ((items[::3], ('#181F10', '#343F20', '#5A6330')), (items[1::3], ('#1F2A17', '#434F29', '#747A40')), (items[2::3], ('#12180D', '#29331B', '#464F27'))):
        m = solid((.3, stops[0]), (.55, stops[1]), (.75, stops[2]), rough=.42, size=6, bump=.4, deep=.01, Specular=.45); strands([(p, f) for p, f in part if all(q.z > .012 for q, _ in p)], m.m)
    lathe([(0, 0), (.5, 0), (.55, .12), (1.1, .5), (1.3, 1.1), (1.26, 1.12), (1.05, .55), (.4, .2), (0, .18)], ceramic('#A9B79A', .16, .1), (2.0, 2.6, 0), seg=128)
macro('sencha-hall', tea, lambda: wood('#3A2417', '#5E3D26', .9, 0, .4, .15), key=460, rim=150, lens=108, aim=(.1, 0, .5), exposure=1.05)
def comb():
    """comb cut by hand, cells full, open and capped, in the honey that ran from the cut"""
    R = .25; wax = sss('#D99A38', (.5, .25, .08), .35, .5, bump=.5, bscale=7); cap = sss('#EBCB8A', (.5, .3, .12), .3, .55, bump=.8, bscale=5); hm = honey(); rnd = random.Random(8)
    with Group((-.35, .45, .9), (34, 0, -14)):
        holes = []; W, H = 4.6, 3.6
        for j in range(-4, 5):
            for i in range(-5, 6):
                x, y = (i + (.5 if j % 2 else 0)) * R * 1.78, j * R * 1.54
                if abs(x) > 2.05 or abs(y) > 1.5: continue
                q = [(x + R * .85 * (1 + .02 * rnd.random()) * math.cos(a), y + R * .85 * math.sin(a)) for a in [PI / 6 + 2 * PI * k / 18 for k in range(18)]]; holes.append([(x + (u - x) * (1 - .05 * math.cos(6 * math.atan2(v - y, u - x) + PI)), v) for u, v in q])
                kind = 'cap' if y > .5 - .3 * x + .25 * rnd.random() and x > -.9 else 'open' if rnd.random() < .14 else 'full'
                if kind == 'full': sphere(R * .9, hm, (x, y, .09 + .04 * rnd.random()), (1, 1, .45), 28)
                if kind == 'cap': o = lump(R * .98, cap, rnd.random() * 9, (1, 1, .34), .14, 2.2, seg=28); o.location = (x, y, .16)
        shape2d([[(-2.3 + .03 * math.sin(9 * t), -1.42 + t * 3.17) for t in [k / 20 for k in range(21)]][::-1] + [(-2.3 + t * 4.6, -1.41 + .03 * math.sin(t * 31)) for t in [k / 40 for k in range(41)]] + [(2.3, 1.75)]] + holes, .42, wax, bev=.022)
        box((4.5, 3.1, .1), wax, (0, .16, -.34), .02)
    pool = [lump(.8, hm, 3, (2.1, .75, .14), .2, 1.6), lump(.6, hm, 5, (1.6, .8, .16), .2, 1.6)]; pool[0].location = (-.6, -1.1, .04); pool[1].location = (.75, -1.35, .04); fused(pool, hm, .025, 10)
macro('honey-and-tide', comb, lambda: stone('#2A2B29', .3, 1.2, .4, .3), rim=220, aim=(.15, 0, .5), focus=(0, -.7, .7), exposure=.25)
def oak_of(seed, red=0):
    m = M('oak', '#B98A55', .55, 0, Specular=.3); v = m.coords((.25, 1, 1)); v.node.inputs['Location'].default_value = (seed * 3.1, 1.3 + .4 * seed, 2.2 + .3 * (seed % 3)); w = m.n('TexWave'); w.wave_type = 'RINGS'; w.rings_direction = 'X'
    for k, x in (('Scale', 6), ('Distortion', 3), ('Detail', 4), ('Detail Scale', 1.3)): w.inputs[k].default_value = x
    m.l(v, w.inputs[0]); f = m.noise(m.coords((1.2, 26, 26)), 2, 5, .7); p = m.noise(m.coords((3, 60, 60)), 1.5, 3, .7)
    c = m.ramp(w.outputs['Fac'], [(.1, '#9C6E40'), (.5, '#B98A55'), (.9, '#C49A66')]); c = m.mixc(.55, c, m.ramp(f.outputs[0], [(.35, '#7A4E28'), (.6, '#D2AC7A')]), 'MULTIPLY'); c = m.mixc(1, c, m.ramp(p.outputs[0], [(.34, .35), (.46, 1.0)]), 'MULTIPLY')
    m.color(m.mixc(red, c, '#6E1F22', 'MULTIPLY')); m.bump(f.outputs[0], .35, .02); m.bump(p.outputs[0], .3, .01); return m.m
def oak():
    """staves of a cask: their ends, their grain, and the side that stood in the fire and held port"""
    def stave(seed, loc, rot, red=0, L=7.0):
        rings = []
        for i in range(40):
            x = -L / 2 + L * i / 39; rings.append([(x, y, z - .012 * x * x) for y, z in section(1.5 - .02 * x * x, .42, .05, 32)])
        return loft(rings, oak_of(seed, red), loc, rot, angle=35)
    stave(1, (1.75, .1, .22), (0, 0, 57)); stave(5, (3.5, .5, .22), (0, 0, 59)); stave(4, (-.1, 1.1, .22), (0, 0, 56))
    m = M('char', '#0C0A0A', .7, 0, Specular=.22); n = m.noise(m.coords(), 16, 5, .7); m.bump(n.outputs[0], .4, .02); m.color(m.ramp(n.outputs[0], [(.35, '#070606'), (.6, '#191513'), (.72, '#3A2A26')])); m.rough(m.ramp(n.outputs[0], [(.3, .45), (.7, .85)]))
    with Group((.5, .8, .6), (0, 0, 52)):
        rings = [[(x, y, z + .006 * x * x) for y, z in section(1.7, .36, .05, 32)] for x in [-3.2 + 6.4 * i / 39 for i in range(40)]]; loft(rings, oak_of(3, .75), angle=35)
        def f(u, v):
            x, y = (u - .5) * 6.38, (v - .5) * 1.62; p = Vector((x * 1.7, y * 2.6, 0)) + .25 * mnoise.noise_vector(Vector((x, y, 1)) * 2); d = mnoise.voronoi(p)[0]; e = min(1, (d[1] - d[0]) * 3.2); rim_ = min(1, (.81 - abs(y)) * 9 + .25 * mnoise.noise(Vector((x * 5, y, 3))))
            return (x, y, .175 + .006 * x * x + max(0, rim_) * (.012 + .05 * e ** .5))
        grid(330, 110, f, m.m)
macro('glenmarrow', oak, lambda: stone('#1E1B1A', .3, 1, .6, .3), key=560, lamp=(-5, -2.6, 3.6), eye=(0, -9, 4.4), aim=(.1, -.2, .45), focus=(-.4, -.9, .8), stop=.5, exposure=0.85)
def juniper():
    """ripe berries with their bloom and their three-pointed mark, needles, on the copper of a still"""
    m = M('berry', '#2B2F4A', .5, 0, Specular=.35); n = m.noise(m.coords(), 2.4, 5, .65, .5); i = m.n('ObjectInfo'); g = m.noise(m.coords(), 40, 2, .6)
    a = m.ramp(n.outputs[0], [(.36, '#12111F'), (.5, '#2F3552'), (.66, '#6D7A9A')]); m.color(m.mixc(1, m.mixc(m.ramp(i.outputs['Random'], [(.6, 0), (1, .55)]), a, '#3A1F2A'), m.ramp(g.outputs[0], [(.3, .72), (.6, 1.0)]), 'MULTIPLY')); m.rough(m.ramp(n.outputs[0], [(.36, .28), (.6, .72)])); m.bump(g.outputs[0], .1, .006)
    def mark(d):
        t = math.acos(max(-1, min(1, d.z))); a = math.atan2(d.y, d.x); s = math.exp(-(t / .5) ** 2) * abs(math.cos(1.5 * a)) ** 14; return d * (1 - .1 * s + .05 * math.exp(-((t - .42) / .2) ** 2) - .06 * math.exp(-(t / .16) ** 2))
    berries = [lump(.3, m.m, s, (1, 1, .97), .05, 1.3, mark, 64) for s in range(5)]
    pile(berries, 72, (1.8, 1.2), (.4, -.3, .4), 3, size=(.8, 1.12)); rnd = random.Random(4); gr = solid((.3, '#2F4A2E'), (.6, '#5E7A52'), (.8, '#8FA386'), rough=.5, size=4, bump=.1).m; it = []
    for k in range(46):
        s = k / 46; c = Vector((-1.9 + 2.1 * s, -1.8 + .4 * s + .2 * math.sin(3 * s), .1 + .55 * s)); a = k * 2.4; d = Vector((.75, .55 * math.cos(a), .25 + .55 * math.sin(a))).normalized(); L = rnd.uniform(.42, .6); it.append(([(c + d * L * t + Vector((0, 0, .08 * t * t)), .03 * (1 - t ** 3) + .003) for t in [q / 6 for q in range(7)]], .45))
    strands(it, gr); tube([(-1.95, -1.82, .09), (-1.2, -1.52, .25), (.2, -1.37, .66)], .035, matte('#6B4A30', .8, .4, 20))
macro('juniper-row', juniper, lambda: metal('#A8623F', .42, micro=.1), rim=110, lamp=(-5, -3.2, 3.4), eye=(0, -9, 4.0), aim=(0, -.15, .3), exposure=0.75)
def vine():
    """the trunk of an old vine, its bark in shreds, grapes with their bloom, and chalk"""
    def bark_along(path, R, seed, mat, nu=260, nv=150):
        P = [Vector(p) for p in path]; C_ = spline2(P, nu); rings = []
        for i, c in enumerate(C_):
            t = (C_[min(i + 1, nu - 1)] - C_[max(i - 1, 0)]).normalized(); a = t.cross(Vector((0, 1, .2))).normalized(); b = t.cross(a); s = i / nu * 6; ring = []
            for j in range(nv):
                h = 2 * PI * j / nv + .35 * s; q = Vector((math.cos(h), math.sin(h), 0)); big = mnoise.noise(Vector((q.x * 1.1, q.y * 1.1, s * .55 + seed))); f = 1 - abs(mnoise.noise(Vector((q.x * 4.5, q.y * 4.5, s * .38 + seed)))) * 2; g = mnoise.noise(Vector((q.x * 15, q.y * 15, s * 1.1 + seed)))
                r = R * (1.12 - .3 * i / nu) * (1 + .34 * big + .2 * max(f, -.3) + .05 * g); ring.append(tuple(c + (a * math.cos(h) + b * math.sin(h)) * r))
            rings.append(ring)
        return loft(rings, mat, angle=70)
    def spline2(P, n):
        out = []
        for k in range(n):
            x = k / (n - 1) * (len(P) - 1); i = min(int(x), len(P) - 2); t = x - i; p1, p2 = P[i], P[i + 1]; p0 = P[i - 1] if i else p1; p3 = P[i + 2] if i + 2 < len(P) else p2
            out.append(.5 * ((2 * p1) + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
        return out
    m = solid((.3, '#1D1511'), (.48, '#4A3A2E'), (.62, '#76634F'), (.8, '#A29180'), rough=.9, scale=(.7, 7, 7), size=2.2, detail=6, bump=.6, deep=.05, Specular=.15).m; rnd = random.Random(6)
    trunk = bark_along([(-4.2, .6, -.2), (-2.2, .5, .55), (-.4, .8, .95), (1.4, .5, 1.15), (4.2, .9, 1.9)], .82, 3, m); bark_along([(-.9, .9, 1.2), (-.6, .9, 2.2), (-1.4, .8, 3.6)], .42, 8, m, 160, 110)
    g = M('grape', '#2A1426', .4, 0, Specular=.4); n = g.noise(g.coords(), 2.6, 5, .65, .6); i = g.n('ObjectInfo'); g.color(g.mixc(g.ramp(i.outputs['Random'], [(.5, 0), (1, .5)]), g.ramp(n.outputs[0], [(.36, '#0E070F'), (.52, '#28162E'), (.7, '#74698C')]), '#4A1424')); g.rough(g.ramp(n.outputs[0], [(.36, .18), (.6, .65)]))
    pile([lump(.27, g.m, s, (1, 1, 1.06), .03) for s in range(3)], 26, (1.15, .7), (1.15, -1.35, .3), 5, [trunk], layer=12, size=(.85, 1.1)); ch = solid((.3, '#A39C8E'), (.6, '#D8D2C4'), rough=.95, size=5, bump=.5, deep=.03).m
    for k in range(46): o = lump(rnd.uniform(.04, .2), ch, k, (1.2, 1, .6), .22, 1.3, seg=24); o.location = (rnd.uniform(-2.4, 2.4), rnd.uniform(-2.6, -.5), .03)
macro('chateau-sauvelin', vine, lambda: stone('#6A6256', .35, 2.4, .95, .4), lamp=(-5, -3.2, 3.6), rim=260, aim=(0, 0, .65), focus=(0, -.7, .6), exposure=1)
