"""Twenty-one city heroes: each city as a small tabletop model in the Meridian studio. The left third stays calm for copy.
blender -b -P cities.py -- NAME[,NAME...]|all OUTDIR WIDTH SAMPLES [final]   (16:9; 'final' writes the passes denoise.py needs)"""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
cos, sin = math.cos, math.sin

# ------------------------------------------------------------------ shared helpers
def boxes(L, mat, bev=.01, loc=(0, 0, 0), rot=(0, 0, 0), seg=2):
    """many boxes (cx, cy, z, w, d, h[, turn]) as one mesh"""
    V = []; F = []
    for b in L:
        cx, cy, z, w, d, h = b[:6]; a = rad(b[6]) if len(b) > 6 else 0; c, s = cos(a), sin(a); k = len(V)
        for zz in (z, z + h):
            for x, y in ((-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)): V.append((cx + x * c - y * s, cy + x * s + y * c, zz))
        F += [(k, k + 3, k + 2, k + 1), (k + 4, k + 5, k + 6, k + 7), (k, k + 1, k + 5, k + 4), (k + 1, k + 2, k + 6, k + 5), (k + 2, k + 3, k + 7, k + 6), (k + 3, k, k + 4, k + 7)]
    o = link('boxes', mesh_from(V, F), mat, loc, rot, True, 30)
    if bev: m = o.modifiers.new('b', 'BEVEL'); m.width = bev; m.segments = seg; m.limit_method = 'ANGLE'; m.harden_normals = True
    return o
def struts(L, r, mat, n=6, loc=(0, 0, 0), rot=(0, 0, 0)):
    """many bars (p, q[, r0, r1]) as one mesh"""
    V = []; F = []
    for e in L:
        p, q = Vector(e[0]), Vector(e[1]); r0 = e[2] if len(e) > 2 else r; r1 = e[3] if len(e) > 3 else r0; t = q - p
        if t.length < 1e-5: continue
        t.normalize(); u = t.cross(Vector((0, 0, 1)) if abs(t.z) < .95 else Vector((1, 0, 0))).normalized(); w = u.cross(t); k = len(V)
        for c, rr in ((p, r0), (q, r1)):
            for i in range(n): a = 2 * PI * (i + .5) / n; V.append(tuple(c + (u * cos(a) + w * sin(a)) * rr))
        F += [(k + i, k + (i + 1) % n, k + n + (i + 1) % n, k + n + i) for i in range(n)] + [tuple(k + i for i in range(n - 1, -1, -1)), tuple(k + n + i for i in range(n))]
    return link('struts', mesh_from(V, F), mat, loc, rot, True, 50)
def path(pts): return list(zip(pts, pts[1:]))
def resin(a='#1F5A57', b='#3E8C84', scale=1.2, bump=.12, rough=.05, bscale=5, radial=None, stretch=(1, 1, 1), deep=None):
    """cast-resin water; radial=(cx, cy, r0, r1) fades from shallow b to deep a"""
    m = M('resin', a, rough, 0, Specular=.6, Clearcoat=.5); m.b.inputs['Clearcoat Roughness'].default_value = .03; v = m.coords(stretch)
    n = m.noise(v, scale, 3, .55); f = n.outputs[0]
    if radial:
        mp = m.n('Mapping'); mp.inputs['Location'].default_value = (-radial[0], -radial[1], 0); mp.inputs['Scale'].default_value = (1, 1, 0); tc = m.n('TexCoord'); m.l(tc.outputs['Object'], mp.inputs[0])
        ln = m.n('VectorMath'); ln.operation = 'LENGTH'; m.l(mp.outputs[0], ln.inputs[0]); ad = m.n('Math'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = (radial[3] - radial[2]) * .5; ad.inputs[2].default_value = -(radial[3] - radial[2]) * .25; m.l(f, ad.inputs[0])
        sm = m.n('Math'); sm.operation = 'ADD'; m.l(ad.outputs[0], sm.inputs[0]); m.l(ln.outputs['Value'], sm.inputs[1]); mr = m.n('MapRange'); mr.inputs[1].default_value = radial[2]; mr.inputs[2].default_value = radial[3]; m.l(sm.outputs[0], mr.inputs[0])
        m.color(m.ramp(mr.outputs[0], [(0, b), (.55, a), (1, deep or a)]))
    else: m.color(m.ramp(f, [(.35, a), (.7, b)]))
    if bump: m.bump(m.noise(v, bscale, 3, .5, .4).outputs[0], bump, .05)
    return m.m
def zramp(stops, z0, z1, nscale=3, amt=.25, rough=.75, name='zramp', bump=.2, kind='Object'):
    """colour by height, broken up by noise"""
    m = M(name, (.5, .5, .5), rough, 0, Specular=.25); v = m.coords(kind=kind); sp = m.n('SeparateXYZ'); m.l(v, sp.inputs[0]); mr = m.n('MapRange'); mr.inputs[1].default_value = z0; mr.inputs[2].default_value = z1; m.l(sp.outputs[2], mr.inputs[0])
    n = m.noise(v, nscale, 4, .6); ad = m.n('Math'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = amt * 2; ad.inputs[2].default_value = -amt; m.l(n.outputs[0], ad.inputs[0]); s = m.n('Math'); s.operation = 'ADD'; m.l(ad.outputs[0], s.inputs[0]); m.l(mr.outputs[0], s.inputs[1])
    m.color(m.ramp(s.outputs[0], stops)); 
    if bump: m.bump(m.noise(v, nscale * 6, 3, .65).outputs[0], bump, .04)
    return m.m
def plinth(loc, r, h, mat, rim=True, seg=128):
    cyl(r, h, mat, loc, .03, seg=seg)
    if rim: ring_disc(r - .01, r + .035, .07, brass(.22), (loc[0], loc[1], loc[2] + h * .5 - .035), .012)
def pool(loc, r, mat, rim=None, h=.06):
    """round water dish let into a plinth top"""
    cyl(r, h, mat, loc, .025, seg=128); ring_disc(r, r + .05, h + .02, rim or brass(.2), loc, .012)
_fr = {}
def frond_mesh(L, k, droop=.55, n=24, wid=.05):
    rnd = random.Random(k); V = []; F = []
    def P(t): return Vector((L * t * (1 - .12 * t * t), 0, L * (.22 * t - droop * t * t)))
    for i in range(n):
        t = .1 + .9 * i / (n - 1); p = P(t); ll = L * .46 * sin(PI * min(.14 + .8 * t, 1)) + .03
        for s in (-1, 1):
            d = Vector((.55 + .5 * t, s * (1 - .35 * t), -.42 + rnd.uniform(-.1, .08))).normalized(); e = p + d * ll; mid = p + d * ll * .45 + Vector((0, 0, .05 * L)); w = Vector((wid * L, 0, 0)); b = len(V)
            V += [tuple(p), tuple(mid - w * .6), tuple(e), tuple(mid + w * .6)]; F.append((b, b + 1, b + 2, b + 3))
    for i in range(8):
        a, c = P(i / 8), P((i + 1) / 8); b = len(V); w = .012 * L
        V += [(a.x, -w, a.z), (a.x, w, a.z), (c.x, w, c.z), (c.x, -w, c.z)]; F.append((b, b + 1, b + 2, b + 3))
    me = bpy.data.meshes.new('frond'); me.from_pydata(V, [], F); me.update(); return me
def palm(loc, h, R=.8, seed=1, lean=(.15, 0), n=13, mat=None, trunk=None, r=.045):
    rnd = random.Random(seed); lm = mat or matte('#4F6B43', .5); tm = trunk or matte('#8A6A4C', .8, .5, 40)
    x, y, z = loc; pts = [(x + lean[0] * t * t, y + lean[1] * t * t, z + h * t) for t in (0, .25, .5, .75, 1)]
    tube(pts, r, tm, taper=[1.5, 1.05, .9, .8, .75], res=3)
    ms = [frond_mesh(R, seed * 7 + i, (.42, .62, .85)[i]) for i in range(3)]
    for i in range(n):
        me = ms[i % 3]; o = bpy.data.objects.new('fr', me); bpy.context.scene.collection.objects.link(o)
        if not me.materials: me.materials.append(lm)
        o.location = pts[-1]; o.rotation_euler = (rad(rnd.uniform(-15, 15)), rad(-rnd.uniform(-8, 46)), rad(360 * i / n * 1.0 + rnd.uniform(-14, 14)))
def foliage(c, rad3, n, mat, seed=1, size=.07, shell=.5, up=0):
    """small leaves scattered through an ellipsoid"""
    rnd = random.Random(seed); V = []; F = []; c = Vector(c)
    for i in range(n):
        d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized(); k = shell + (1 - shell) * rnd.random() ** .5
        p = c + Vector((d.x * rad3[0], d.y * rad3[1], d.z * rad3[2])) * k; t = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1) + up)).normalized(); u = t.cross(Vector((rnd.random(), rnd.random(), rnd.random()))).normalized(); s = size * rnd.uniform(.6, 1.3); b = len(V)
        V += [tuple(p - t * s), tuple(p + u * s * .42), tuple(p + t * s), tuple(p - u * s * .42)]; F.append((b, b + 1, b + 2, b + 3))
    return link('foliage', mesh_from(V, F), mat)
def rockmesh(seed, sub=3, amp=.28, freq=1.3, flat=False):
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1)
    for v in bm.verts: 
        p = v.co.copy(); k = 1 + amp * mnoise.noise(p * freq + Vector((seed * 3.1, seed, -seed))) * 1.6 + amp * .35 * mnoise.noise(p * freq * 3 + Vector((seed, 0, 2))); v.co = p * k
    me = bpy.data.meshes.new('rock'); bm.to_mesh(me); bm.free()
    for p in me.polygons: p.use_smooth = not flat
    return me
def rocks(items, mat, kinds=4, sub=3, amp=.28, seed=0):
    """items: (loc, (sx, sy, sz), turn)"""
    ms = [rockmesh(seed + i, sub, amp) for i in range(kinds)]
    for m in ms: m.materials.append(mat)
    for i, (l, s, t) in enumerate(items):
        o = bpy.data.objects.new('rk', ms[i % kinds]); bpy.context.scene.collection.objects.link(o); o.location = l; o.scale = s; o.rotation_euler = (0, 0, rad(t))
def haze(w, h, loc, color='#EFE7DC', a=.8, k=1.0, fade=(.05, .9), nscale=2.0, rot=(90, 0, 0), power=1.0):
    """flat veil of mist: opaque at its foot, clear at its top"""
    m = M('haze'); tc = m.n('TexCoord'); sp = m.n('SeparateXYZ'); m.l(tc.outputs['UV'], sp.inputs[0]); n = m.noise(m.coords((nscale, nscale * 2.2, 1)), .6, 4, .6)
    ad = m.n('Math'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = -.55; ad.inputs[2].default_value = .27; m.l(n.outputs[0], ad.inputs[0]); s = m.n('Math'); s.operation = 'ADD'; m.l(ad.outputs[0], s.inputs[0]); m.l(sp.outputs[1], s.inputs[1])
    r = m.ramp(s.outputs[0], [(fade[0], a), (fade[1], 0)], 'EASE'); e = m.n('Emission'); e.inputs[0].default_value = (*C(color), 1); e.inputs[1].default_value = k; t = m.n('BsdfTransparent'); mx = m.n('MixShader'); m.l(r, mx.inputs[0]); m.l(t.outputs[0], mx.inputs[1]); m.l(e.outputs[0], mx.inputs[2]); m.l(mx.outputs[0], m.out.inputs[0]); m.m.cycles.sample_as_light = False
    o = plane(w, h, m.m, (loc[0], loc[1], loc[2] + h / 2), rot); o.visible_shadow = False; o.visible_diffuse = False; return o
def lit(T, mats, wts, cell=(.1, .14), win=(.05, .08), seed=1, faces='flr', edge=.05):
    """little windows on boxes T; one mesh per material, chosen at random"""
    rnd = random.Random(seed); B = [([], []) for _ in mats]
    for b in T:
        cx, cy, z, w, d, h = b[:6]
        for f in faces:
            W = w if f == 'f' else d; nx = max(1, int((W - 2 * edge) / cell[0])); nz = max(1, int((h - 2 * edge) / cell[1]))
            for i in range(nx):
                for j in range(nz):
                    k = rnd.choices(range(len(mats)), wts)[0]; V, F = B[k]
                    a = -W / 2 + edge + (i + .5) * (W - 2 * edge) / nx; zz = z + (h - nz * cell[1]) / 2 + (j + .5) * cell[1]; n = len(V); o = .004
                    for da, dz in ((-win[0] / 2, -win[1] / 2), (win[0] / 2, -win[1] / 2), (win[0] / 2, win[1] / 2), (-win[0] / 2, win[1] / 2)):
                        V.append((cx + a + da, cy - d / 2 - o, zz + dz) if f == 'f' else (cx - w / 2 - o, cy - a - da, zz + dz) if f == 'l' else (cx + w / 2 + o, cy + a + da, zz + dz))
                    F.append((n, n + 1, n + 2, n + 3))
    for (V, F), m in zip(B, mats):
        if F: m.cycles.sample_as_light = False; link('lit', mesh_from(V, F), m)
def gobo(d, holes, dist=7):
    """mask for the sun: holes (point, w, h, nx, ny, bar, arched) are cut where the ray through the point crosses the mask"""
    d = Vector(d).normalized(); c = Vector((1.5, 0, 1.5)) - d * dist; q = d.to_track_quat('-Z', 'Y'); out = []
    for P, w, h, nx, ny, bar, arched in holes:
        l = q.inverted() @ (Vector(P) - c); x0, y0 = l.x - w / 2, l.y - h / 2; cw, ch = w / nx, h / ny
        if arched: out.append(arch_outline(w, h, 24, l.x, y0)); continue
        for i in range(nx):
            for j in range(ny): out.append(rect_outline(x0 + i * cw + bar / 2, y0 + j * ch + bar / 2, x0 + (i + 1) * cw - bar / 2, y0 + (j + 1) * ch - bar / 2))
    o = shape2d([rect_outline(-22, -22, 22, 22)] + out, .01, matte((0, 0, 0)), c); o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = q; return shadow_only(o)
DAY = (.95, .95, -.72)
def stage(w='#E2D2C2', f='#DCC8B6', arch=None, sub=(2.4, 0, 1.5), hole=(6.2, 6.4), win=(-2.3, 4.5, 2.3), winwh=(1.7, 2.9), d=DAY, e=3.6, key=560, fill=170, y=4.5, floorm=None, suncol=(1, .88, .72), keycol=(1, .92, .82)):
    """bone room, one arch or disc behind the model, window light on the left wall"""
    floor(floorm or plaster(f, .1)); wall(plaster(w, .14, 1.6), y)
    if arch and arch[0] == 'arch': _, col, x, ww, hh = arch; shape2d([arch_outline(ww, hh, 48)], .35, plaster(col, .15), (x, y - .15, 0), (90, 0, 0), .03)
    if arch and arch[0] == 'disc': _, col, x, z, r = arch; shape2d([[(r * cos(2 * PI * i / 96), r * sin(2 * PI * i / 96)) for i in range(96)]], .12, plaster(col, .12), (x, y - .2, z), (90, 0, 0), .03)
    if e:
        sun(d, e, 1.0, suncol); H = [(sub, hole[0], hole[1], 1, 1, .1, False)]
        if win: H.append((win, winwh[0], winwh[1], 2, 3, .14, False))
        gobo(d, H)
    if key: area((-3.5, -5, 5.5), (1.8, 0, 1.2), 4, key, keycol)
    if fill: area((7, -3, 4), (2, 0, 1), 3, fill, (.93, .95, 1))
    area((-4, 1.0, 6), (-2, y, 2), 3, 110, (1, .92, .84))
def cam(z=2.7, tz=1.45, x=.4, tx=.95, d=10.8, lens=50, f=.6, focus=(2.2, -.2, 1.4)): return camera((x, -d, z), (tx, 0, tz), lens, f, focus)
def sail(A, B, Cc, mat, bulge=(0, -.15, 0), D=None, n=14):
    """triangular (or four-cornered) sail with belly"""
    A, B, Cc = Vector(A), Vector(B), Vector(Cc); D = Vector(D) if D is not None else Cc; b = Vector(bulge)
    return grid(n, n, lambda u, v: tuple((A.lerp(B, u)).lerp(D.lerp(Cc, u) if D is not Cc else Cc, v) + b * sin(PI * u) * sin(PI * (v * .85 + .08))), mat, thick=.012)
def hull(L, W, D, mat, loc=(0, 0, 0), rot=(0, 0, 0), rise=.3, pw=.8, rp=3, sheer=1.0):
    def f(u, v):
        t = 2 * u - 1; w = W * max(1 - abs(t) ** 2.4, 0) ** pw; up = rise * abs(t) ** rp * (1 if t > 0 else sheer); a = PI * v
        return (L * t / 2, w * cos(a), up - D * (1 - .5 * abs(t) ** 2) * sin(a) ** .7)
    o = grid(48, 17, f, mat, loc, rot, .02); 
    deck = grid(48, 3, lambda u, v: (L * (2 * u - 1) / 2, (2 * v - 1) * W * .96 * max(1 - abs(2 * u - 1) ** 2.4, 0) ** pw, rise * abs(2 * u - 1) ** rp * (1 if u > .5 else sheer) - .04), mat, loc, rot)
    return o
def cityscene(slug, focal=(.66, .5), **k):
    return scene('city-' + slug, kind='hero', focal=focal, scene={**dict(exposure=.25, clamp=2.5), **k})

# ------------------------------------------------------------------ cities
def shell(Lf, Lb, W, H, mat, gl, x=0, flip=False, y=0, z=0):
    """pointed vault fanned from two feet; mouth looks to -x"""
    with Group((x, y, z), (0, 0, 180 if flip else 0)):
        def R(t): a = (1 - t) ** 2; b = 2 * t * (1 - t); c = t * t; return Vector((-Lf * a + Lb * .5 * b + Lb * c, 0, H * a + H * .97 * b + .02 * c))
        def S(t, k, s):
            F = Vector((0, s * W, 0)); r = R(t); n = Vector((-.1, s * .85, .42)); return F.lerp(r, k) + n * .26 * (1 - .55 * t) * sin(PI * k) * W * 1.25
        for s in (-1, 1): grid(36, 24, lambda u, v: tuple(S(u, v, s)), mat, thick=.03)
        def G(u, v): a = S(0, v * .97, -1); b = S(0, v * .97, 1); p = a.lerp(b, u); return (p.x * .82 + .06, p.y * .93, p.z * .94)
        grid(9, 20, G, gl, thick=.01)
        struts([p for u in (.15, .32, .5, .68, .85) for p in path([Vector(G(u, j / 10)) + Vector((-.012, 0, 0)) for j in range(0, 10)])], .008, matte('#7a5a3c', .4))

@cityscene('sydney')
def _():
    stage('#DCD8CC', '#DCCFBD', ('arch', '#C78468', 3.0, 3.4, 3.7))
    plinth((2.45, .35, 0), 2.2, .42, resin('#123F45', '#2A6B6C', 1.1, .2, .05, 6)); 
    iv = M('sails', '#F1EADC', .2, 0, Clearcoat=.6); w = iv.n('TexWave'); w.bands_direction = 'X'; w.inputs['Scale'].default_value = 9; iv.l(iv.coords(kind='UV'), w.inputs[0]); iv.bump(w.outputs['Fac'], .22, .02); iv = iv.m
    gl = M('bronzeglass', '#3A2A1E', .12, .4).m; pod = travertine('#CBB08F', .9, 2, .5)
    with Group((2.4, .42, .42), (0, 0, 25), 1.1):
        for i in range(4): boxes([(.1, .12, .06 * i, 3.0 - .14 * i, 1.72 - .12 * i, .06)], pod, .008)
        for y, k, x0 in ((-.38, 1.0, -.1), (.62, .82, .28)):
            for x, H, Lf, Lb, W in ((-1.02, .98, .3, .85, .36), (-.5, 1.55, .46, 1.05, .44), (.16, 1.22, .34, .95, .4)): shell(Lf * k, Lb * k, W * k, H * k, iv, gl, x0 + x * k, False, y, .24)
            shell(.24 * k, .6 * k, .33 * k, .8 * k, iv, gl, x0 + 1.12 * k, True, y, .24)
        shell(.14, .4, .2, .44, iv, gl, -1.3, False, .28, .24)
    br = brass(.24); X = [.05 + 5.1 * i / 28 for i in range(29)]; k = lambda x: 1 - ((x - 2.6) / 2.55) ** 2; A = [(x, 2.9, .75 + 1.7 * k(x)) for x in X]; Bp = [(x, 2.9, .5 + 1.68 * k(x)) for x in X]
    for y in (2.8, 3.0): 
        A_, B_ = ([(p[0], y, p[2]) for p in Q] for Q in (A, Bp)); struts(path(A_) + path(B_) + list(zip(A_, B_)) + list(zip(A_[:-1], B_[1:])), .015, br, 5); struts([(p, (p[0], p[1], 1.02)) for p in B_[1:-1]], .008, br, 4)
    boxes([(2.6, 2.9, 1.0, 5.9, .26, .05)], br, .005); boxes([(x, 2.9, 0, .34, .6, 1.3) for x in (-.02, 5.22)] + [(x, 2.9, 1.3, .26, .5, .12) for x in (-.02, 5.22)], travertine('#CBB08F', .9, 2, .5), .015)
    cam(2.75, 1.35)

@cityscene('paris')
def _():
    stage('#E3CFC4', '#DCC6B8', ('disc', '#D9A48F', 1.75, 2.5, 1.55), e=3.1); ir = metal('#4A3A2E', .45, name='iron'); 
    box((3.7, 2.2, .36), travertine('#D0B896', 1, 2), (2.6, .45, 0), .03)
    # tower
    H = 3.15
    def hw(z): t = z / H; return .68 * (1 - t) ** 1.9 * .94 + .045
    with Group((1.66, .1, .36), (0, 0, 18)):
        L = []; zs = [0, .14, .28, .42, .56, .7, .84, .98, 1.12, 1.27, 1.42, 1.58, 1.75, 1.93, 2.12, 2.32, 2.53, 2.75, 2.95]
        def legs(z): 
            w = hw(z); g = max(w * .36 * max(0, 1 - z / 1.3), 0) if z < 1.2 else 0; return w, (w - (w * .42) if z < 1.15 else 0)
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            for a, b in zip(zs, zs[1:]):
                wa, ia = legs(a); wb, ib = legs(b)
                Ca = [(sx * p, sy * q, a) for p, q in ((wa, wa), (ia, wa), (ia, ia), (wa, ia))]; Cb = [(sx * p, sy * q, b) for p, q in ((wb, wb), (ib, wb), (ib, ib), (wb, ib))]
                if b <= 1.15: 
                    for i in range(4): j = (i + 1) % 4; L += [(Ca[i], Cb[i], .016), (Ca[i], Cb[j], .008), (Ca[j], Cb[i], .008), (Cb[i], Cb[j], .008)]
                else: L.append(((sx * wa, sy * wa, a), (sx * wb, sy * wb, b), .018, .015))
        for a, b in zip(zs, zs[1:]):
            if a < 1.1: continue
            wa, wb = hw(a), hw(b)
            for k in range(4):
                r = Matrix.Rotation(PI / 2 * k, 3, 'Z'); P = lambda x, w, z: tuple(r @ Vector((x, -w, z)))
                L += [(P(-wa, wa, a), P(wb, wb, b), .007), (P(wa, wa, a), P(-wb, wb, b), .007), (P(-wb, wb, b), P(wb, wb, b), .009)]
        for k in range(4):
            r = Matrix.Rotation(PI / 2 * k, 3, 'Z'); y = hw(.3)
            for rr in (.0, .055):
                arc = [tuple(r @ Vector(((.47 + rr) * cos(t), -hw(max(.02, .08 + .42 * sin(t))), .06 + (.44 + rr) * sin(t)))) for t in [PI * i / 20 for i in range(21)]]; L += [(p, q, .012) for p, q in path(arc)]
        struts(L, .01, ir, 4)
        for z, e, h in ((.56, .07, .07), (1.16, .05, .055), (2.78, .045, .04)):
            w = hw(z) + e; boxes([(0, 0, z, 2 * w, 2 * w, h)], ir, .006); boxes([(0, 0, z + h, 2 * w + .04, 2 * w + .04, .015)], ir, .003)
        lathe([(0, 0), (.06, 0), (.06, .1), (.035, .16), (.012, .2), (.006, .42), (0, .44)], ir, (0, 0, 2.82), seg=24)
        boxes([(sx * .54, sy * .54, -.01, .38, .38, .09) for sx in (-1, 1) for sy in (-1, 1)], stone('#CFC1AB', .1, 3, .7, .1), .01)
    # mansard facade
    st = plaster('#C4AE8A', .2, 2.2); zi = M('zinc', '#5E6367', .4, .45).m; dk = M('pane', '#3C4448', .12, .2).m
    with Group((3.42, .85, .36), (0, 0, -12)):
        W = 1.75; ops = []
        for j, (z, h) in enumerate(((.1, .42), (.66, .34), (1.1, .3))):
            for i in range(5): ops.append((-.68 + .34 * i, .17 if j else .22, h, z))
        arch_wall(W, 1.55, ops, .12, st, (0, -.36, 0)); boxes([(0, 0, 0, W - .04, .68, 1.55)], dk, 0)
        boxes([(-W / 2 + .04, 0, 0, .1, .82, 1.55), (W / 2 - .04, 0, 0, .1, .82, 1.55)], st, .01)
        boxes([(0, -.02, .56, W + .08, .92, .05), (0, -.02, 1.03, W + .05, .86, .035), (0, -.02, 1.5, W + .12, .98, .08)], st, .012)
        iron = matte('#2b2723', .5); struts([((-W / 2 + .02 + .035 * i, -.47, .61), (-W / 2 + .02 + .035 * i, -.47, .73)) for i in range(50)] + [((-W / 2, -.47, .73), (W / 2, -.47, .73))], .005, iron, 4)
        loft([[(-W / 2 - .02, -.44, 1.58), (W / 2 + .02, -.44, 1.58), (W / 2 + .02, .44, 1.58), (-W / 2 - .02, .44, 1.58)], [(-W / 2 + .12, -.26, 2.02), (W / 2 - .12, -.26, 2.02), (W / 2 - .12, .3, 2.02), (-W / 2 + .12, .3, 2.02)], [(-W / 2 + .3, -.05, 2.12), (W / 2 - .3, -.05, 2.12), (W / 2 - .3, .1, 2.12), (-W / 2 + .3, .1, 2.12)]], zi, smooth=False)
        for i in range(4): 
            x = -.51 + .34 * i; shape2d([arch_outline(.2, .3, 16), arch_outline(.13, .24, 16, 0, .03)], .22, st, (x, -.36, 1.6), (90, 0, 0), .008); boxes([(x, -.36, 1.62, .14, .16, .2)], dk, 0)
        boxes([(-.62, .1, 1.9, .2, .14, .42), (.6, .1, 1.9, .22, .14, .42)], st, .01); struts([((x, .1, 2.3), (x, .1, 2.4)) for x in (-.68, -.6, -.54, .53, .6, .67)], .018, terracotta(), 8)
    for x, y in ((.75, -1.15), (1.25, -1.35)): lathe([(0, 0), (.1, 0), (.13, .18), (.14, .2), (0, .2)], terracotta(), (x, y, 0), seg=40); sphere(.01, st, (x, y, .3)); foliage((x, y, .42), (.19, .19, .19), 700, matte('#4F6B43', .6), 3, .04, .3)
    cam(2.35, 1.62)

@cityscene('hong-kong', exposure=.45)
def _():
    world('#6F8C8C', .35, '#2E4A4A'); floor(resin('#123B3A', '#1E5450', .5, .12, .06, 3.2, stretch=(1, 2.2, 1)), 80); wall(plaster('#8FA39A', .1, .5), 9)
    shape2d([[(2.0 * cos(2 * PI * i / 96), 2.0 * sin(2 * PI * i / 96)) for i in range(96)]], .1, emit('#E9B98C', .75), (4.6, 8.7, 3.1), (90, 0, 0))
    # peak
    def hill(u, v):
        x = -3.2 + 11 * u; y = 3.2 + 3.6 * v; e = sin(PI * v) ** .8; h = (2.0 * math.exp(-((x - 3.2) / 1.7) ** 2) + 1.25 * math.exp(-((x - .6) / 1.5) ** 2) + 1.3 * math.exp(-((x - 6.2) / 1.6) ** 2)) * e
        return (x, y, h * (1 + .22 * mnoise.noise(Vector((x * 1.3, y * 1.3, 1)))) + .1 * mnoise.noise(Vector((x * 4, y * 4, 3))) * e - .02)
    grid(110, 50, hill, zramp([(.2, '#1D3A2B'), (.6, '#2F5541'), (1, '#55704F')], 0, 2.2, 2.5, .2, .85))
    haze(16, 2.2, (2, 3.0, -.1), '#C9CDBE', .55, .62, (.1, .95), 1)
    rnd = random.Random(12); cols = ['#C9BBA4', '#8FA79C', '#5F7F78', '#B98C74', '#DDD2BF', '#7E8C8C']; mats = [matte(c, .45, Specular=.4) for c in cols]; T = {i: [] for i in range(6)}; AL = []
    quay = boxes([(2.9, 1.6, 0, 5.6, 2.5, .16)], stone('#8E8674', .15, 2, .7, .2), .02)
    spec = [(.5, 1.2, .42, 1.35), (.95, 1.9, .36, 1.85), (1.28, .95, .38, 1.55), (1.7, 1.55, .42, 2.45), (2.1, .85, .34, 1.2), (2.35, 1.9, .4, 2.0), (2.7, 1.15, .44, 3.05), (3.15, 1.75, .36, 2.3), (3.38, .85, .4, 1.7), (3.8, 1.4, .42, 2.65), (4.2, .9, .36, 1.25), (4.35, 1.8, .4, 1.95), (4.75, 1.2, .42, 2.2), (5.2, 1.6, .4, 1.6), (.15, 1.85, .34, 1.0)]
    for i, (x, y, w, h) in enumerate(spec):
        k = i % 6; z = .16
        if i % 3 == 0: S = [(x, y, z, w, w, h * .62), (x, y, z + h * .62, w * .8, w * .8, h * .24), (x, y, z + h * .86, w * .56, w * .56, h * .14)]
        elif i % 3 == 1: S = [(x, y, z, w, w, h), (x, y, z + h, w * .6, w * .6, .1)]
        else: S = [(x, y, z, w * 1.15, w * 1.1, h * .3), (x, y, z + h * .3, w, w * .9, h * .7)]
        T[k] += S; AL += S
    for k in T: boxes(T[k], mats[k], .008)
    lit(AL, [emit('#FFCF8E', 2.2), emit('#FFB468', 1.1), M('dk', '#1C2B2B', .15).m], (3, 3, 4), (.058, .072), (.03, .04), 5)
    struts([((2.7, 1.15, 3.2), (2.7, 1.15, 3.6)), ((3.8, 1.4, 2.8), (3.8, 1.4, 3.1))], .018, brass(.2))
    # junk
    cl = M('sailcloth', '#B04A2C', .6, 0, Sheen=.4); w = cl.n('TexWave'); w.bands_direction = 'Y'; w.inputs['Scale'].default_value = 2.2; cl.l(cl.coords(kind='UV'), w.inputs[0]); cl.bump(w.outputs['Fac'], .25, .05); cl = cl.m; wd = wood('#4A2E1E', '#7a4f30', 1.5)
    with Group((1.35, -1.55, .1), (0, 0, -16), .92):
        hull(1.7, .25, .24, wd, (0, 0, .1), (0, 0, 0), .22, .6, 2.4, 1.5); boxes([(-.6, 0, .16, .34, .34, .2), (-.2, 0, .1, .3, .26, .12)], wd, .02)
        for x, h, s in ((.42, 1.25, .85), (-.12, 1.75, 1.12), (-.62, 1.15, .62)):
            struts([((x, 0, 0), (x, 0, h))], .018, wd); A = (x - .38 * s, -.03, .34); B_ = (x + .2 * s, -.03, .38); Cc = (x + .1 * s, -.03, h * .99); D = (x - .3 * s, -.03, h * .82)
            sail(A, B_, Cc, cl, (0, -.1, 0), D)
            for j in range(6):
                t = j / 5; a = Vector(A).lerp(Vector(D), t); b = Vector(B_).lerp(Vector(Cc), t); o = Vector((0, -.03, 0)); m_ = a.lerp(b, .5) + Vector((0, -.1 * sin(PI * (t * .85 + .08)), 0)); struts([(a + o, m_ + o), (m_ + o, b + o)], .01, wd, 5)
    area((-3.5, -5, 5), (1.8, 0, 1), 4, 330, (1, .82, .64)); area((6, 6, 6), (2.5, 1, 1.5), 3, 520, (1, .74, .5)).visible_glossy = False; area((7, -3, 3), (2, 0, 1), 3, 160, (.7, .9, .95))
    cam(2.2, 1.5, f=1.2, focus=(2.2, .3, 1.4))

@cityscene('singapore', exposure=.35)
def _():
    world('#C9C2AE', .28); stage('#AAB59F', '#C2BCA4', ('arch', '#5E7A66', 3.1, 3.6, 4.1), e=2.2, key=260, fill=120, suncol=(1, .8, .58)); br = brass(.26); g = matte('#2F5B3C', .55); g2 = matte('#5B7C45', .55); fl = matte('#B5527A', .6)
    plinth((2.55, .3, 0), 2.3, .34, marble_green(scale=.9)); pool((1.75, -.75, .335), .72, resin('#1C5A55', '#3E8C84', 1.5, .12))
    def tree(x, y, h, R, seed, N=22):
        rnd = random.Random(seed)
        with Group((x, y, .34)):
            def rr(t): return R * (.2 + .05 * (1 - t) ** 2 + (.0 if t < .62 else .95 * ((t - .62) / .38) ** 2.1))
            def zz(t): return h * (t if t < .9 else .9 + (t - .9) * .55)
            L = []; n = 22
            for i in range(N):
                a0 = 2 * PI * i / N; tw = .5 * (1 if i % 2 else -1) * .45
                P = [(rr(t) * cos(a0 + tw * t), rr(t) * sin(a0 + tw * t), zz(t)) for t in [j / n for j in range(n + 1)]]; L += [(p, q, .013, .011) for p, q in path(P)]
                for s in (-1, 1):   # forked tips
                    p = P[-4]; b = a0 + tw + s * .13; L.append((p, (rr(1) * 1.06 * cos(b), rr(1) * 1.06 * sin(b), zz(1) + .02), .008, .005))
            for t in (.72, .82, .91, 1): L += [(p, q, .007) for p, q in path([(rr(t) * cos(2 * PI * i / 44), rr(t) * sin(2 * PI * i / 44), zz(t)) for i in range(45)])]
            struts(L, .01, br, 5); cyl(R * .17, h * .72, matte('#27402f', .7), seg=32)
            for k, (m, n_) in enumerate(((g, 1500), (g2, 700), (fl, 130))): foliage((0, 0, h * .36), (R * .25, R * .25, h * .4), n_, m, seed * 5 + k, .05, .86)
            cyl(rr(1) * .3, .02, emit('#E8A860', .7), (0, 0, zz(1) - .1), .004, seg=48)
            l = bpy.data.lights.new('p', 'POINT'); l.energy = 26; l.color = (1, .72, .42); l.shadow_soft_size = .08; o = bpy.data.objects.new('p', l); bpy.context.scene.collection.objects.link(o); o.location = (0, 0, zz(.82))
    tree(2.35, .75, 2.9, .98, 1); tree(3.55, .1, 2.25, .8, 2); tree(1.25, .35, 2.0, .7, 3, 20); tree(3.35, 1.55, 2.6, .8, 4, 18)
    # skywalk
    A = [(1.3 + 2.3 * t, .1 - .75 * sin(PI * t) , 1.38 + .1 * sin(PI * t)) for t in [i / 24 for i in range(25)]]
    struts(path(A), .028, br); struts([((p[0], p[1], p[2] + .12), (q[0], q[1], q[2] + .12), .007) for p, q in path(A)] + [(p, (p[0], p[1], p[2] + .12), .004) for p in A], .01, br, 4)
    # ribbed dome
    with Group((3.55, -.95, .34), (0, 0, 16)):
        L = []
        for i in range(11):
            t = -1 + 2 * i / 10; x = .6 * t; k = math.sqrt(max(1 - t * t, .0)); P = [(x + .14 * sin(a), .42 * k * cos(a), .42 * k * sin(a)) for a in [PI * j / 16 for j in range(17)]]; L += path(P)
        struts(L, .009, matte('ivory', .4), 5); sphere(.4, glass((.85, .95, .92), .02, 1.1), (.07, 0, 0), (1.48, 1.02, 1.02))
        foliage((.05, 0, .1), (.42, .25, .2), 500, g2, 9, .05, .2)
    rnd = random.Random(5); 
    for i in range(9): a = rnd.uniform(0, 6.28); r = rnd.uniform(1.6, 2.1); foliage((2.55 + r * cos(a), .3 + r * sin(a), .42), (.16, .16, .12), 220, g if i % 2 else g2, i, .05, .2)
    cam(2.5, 1.6)

@cityscene('new-york-city', exposure=.45)
def _():
    world('#7F93B2', .42, '#3E5478'); floor(stone('#4B5058', .15, .8, .25, .2), 60); wall(plaster('#78808E', .12, .8), 6)
    shape2d([arch_outline(5.2, 4.9, 48)], .3, plaster('#8B93A2', .12), (2.6, 5.85, 0), (90, 0, 0), .03); g_ = plane(6, 3.6, M('glow').m, (2.6, 5.6, 1.4), (90, 0, 0)); gm = g_.data.materials[0]; bpy.data.objects.remove(g_)
    haze(30, 3.4, (2.4, 5.3, 0), '#E3A274', .7, .75, (.0, .9), .12)
    box((4.6, 3.0, .28), marble_black(scale=.8), (2.6, .6, 0), .03); ring = brass(.22)
    bone = stone('#D8C9AF', .1, 2.5, .6, .1); clay_ = stone('#A9674C', .15, 2.5, .65, .15); sl = stone('#6D7683', .12, 2.5, .5, .15); ink = stone('#3C3F48', .12, 2.5, .45, .1)
    def deco(x, y, w, H, mat, tiers, fins=True):
        T = []; z = .28; Fn = []
        for k, (ww, hh) in enumerate(tiers):
            b = (x, y, z, w * ww, w * ww * .92, H * hh); T.append(b)
            if fins:
                n = max(2, int(w * ww / .066)); n2 = max(2, int(w * ww * .92 / .066))
                for i in range(n + 1):
                    xx = x - w * ww / 2 + w * ww * i / n; Fn.append((xx, y, z, .017, w * ww * .92 + .024, H * hh + .03))
                for i in range(1, n2):
                    yy = y - w * ww * .46 + w * ww * .92 * i / n2; Fn.append((x, yy, z, w * ww + .024, .017, H * hh + .03))
            z += H * hh
        boxes(T, mat, .006); 
        if fins: boxes(Fn, mat, .003)
        return T, z
    AL = []
    T, z = deco(2.45, .75, 1.0, 2.55, bone, [(1.25, .1), (1.0, .22), (.8, .34), (.62, .2), (.46, .09), (.32, .05)]); AL += T
    lathe([(0, 0), (.14, 0), (.13, .12), (.08, .2), (.07, .3), (.03, .36), (.012, .7), (0, .72)], ring, (2.45, .75, z), seg=8, smooth=False, raw=True)
    T, z = deco(3.65, .45, .72, 2.0, clay_, [(1.15, .16), (1.0, .44), (.78, .24), (.54, .16)]); AL += T
    # sunburst crown
    for i in range(4): 
        r = .2 - .045 * i; shape2d([arch_outline(2 * r, r * 1.9, 20)], .3 - .05 * i, ring, (3.65, .45, z - .03 + .15 * i), (90, 0, 0), .006); shape2d([arch_outline(2 * r, r * 1.9, 20)], .3 - .05 * i, ring, (3.65, .45, z - .03 + .15 * i), (90, 0, 90), .006)
    struts([((3.65, .45, z + .5), (3.65, .45, z + 1.05), .03, .004)], .02, ring, 8)
    for a in (((1.3, .55, .62, 1.45, sl, [(1.1, .2), (1, .4), (.76, .26), (.5, .14)])), (1.75, -.3, .5, .78, clay_, [(1.15, .3), (1, .5), (.7, .2)]), (2.75, -.35, .56, .95, ink, [(1.1, .25), (.95, .45), (.7, .3)]), (3.35, 1.5, .7, 2.15, sl, [(1, .5), (.8, .3), (.55, .2)]), (1.75, 1.6, .66, 1.9, ink, [(1, .5), (.8, .35), (.5, .15)]), (4.35, 1.2, .6, 1.5, bone, [(1, .6), (.8, .25), (.5, .15)]), (4.3, -.2, .52, 1.0, sl, [(1.1, .3), (1, .45), (.7, .25)]), (.85, 1.4, .52, 1.05, clay_, [(1, .6), (.75, .4)]), (.75, -.1, .4, .55, bone, [(1.1, .5), (.8, .5)]), (3.55, -.55, .38, .5, bone, [(1.1, .6), (.8, .4)])): AL += deco(*a)[0]
    lit(AL, [emit('#FFC478', 2.4), emit('#FFA855', 1.2), M('dk', '#20242c', .15).m], (2, 3, 6), (.066, .085), (.032, .046), 3, edge=0)
    # water tanks
    for x, y, z in ((1.78, -.28, 1.06), (4.32, -.18, 1.28)): cyl(.07, .12, wood('#5A3820'), (x, y, z + .07), .005, seg=24); lathe([(.08, 0), (0, .07)], wood('#4A2E1E'), (x, y, z + .19), seg=24, raw=True); struts([((x + dx, y + dy, z), (x + dx, y + dy, z + .08)) for dx in (-.04, .04) for dy in (-.04, .04)], .006, ink)
    area((-4, -5, 5), (2.2, 0, 1.2), 4, 520, (.86, .88, 1)); area((7, 1, 3.2), (2.6, .4, 1.2), 2.2, 620, (1, .62, .34)).visible_glossy = False; area((2.6, 4.8, 3), (2.6, .6, 1.8), 3, 260, (1, .66, .4)).visible_glossy = False
    cam(2.3, 1.62, focus=(2.4, 0, 1.4))

@cityscene('hawaii')
def _():
    stage('#E2D3BE', '#DCC9B0', ('disc', '#D0764F', 3.55, 2.6, 1.35))
    plinth((2.35, .45, 0), 2.3, .34, resin('#123F45', '#2A6B6C', 1.0, .2, .05, 6, radial=(.3, .3, 1.3, 2.3), deep='#0E3540'))
    def isle(u, v): a = 2 * PI * u; return (2.95 + 1.45 * v * cos(a) + .08 * v * cos(3 * a), .95 + 1.1 * v * sin(a), .325 + .07 * (1 - v ** 3))
    grid(96, 16, isle, plaster('#D9C7A2', .3, 6))
    def mt(u, v):
        x = -2.0 + 4.0 * u; y = -1.25 + 2.5 * v; r = math.hypot(x * .8, y * 1.25); a = math.atan2(y, x); H = 2.3
        h = H * math.exp(-(r / .9) ** 1.3); n1 = abs(mnoise.noise(Vector((cos(a) * 2.6, sin(a) * 2.6, r * .55 + 3)))); n2 = abs(mnoise.noise(Vector((cos(a) * 6, sin(a) * 6, r * 1.2 + 7)))); h *= 1 - (.75 * max(0, .3 - n1) + .45 * max(0, .22 - n2)) * min(r * 2.4, 1.5); h += .1 * mnoise.noise(Vector((x * 2.2, y * 2.2, 5))) * min(h * 2, 1)
        h -= .5 * math.exp(-(r / .2) ** 2); h *= min(1, max(0, 1.75 - r) * 1.8)
        return (x, y, max(h - .045, -.08))
    grid(150, 100, mt, zramp([(.04, '#C9B48C'), (.12, '#6F8350'), (.5, '#3F6140'), (.78, '#5B4A38'), (1, '#7A4A34')], 0, 1.7, 3, .16, .85), (2.9, .95, .36))
    # wave
    wm = M('wave', '#1F6B6B', .06, 0, Clearcoat=.6, Specular=.6); v = wm.coords(kind='Generated'); sp = wm.n('SeparateXYZ'); wm.l(v, sp.inputs[0]); nz = wm.noise(wm.coords((1, .35, 1)), 5, 3, .5); ad = wm.n('Math'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = .3; wm.l(nz.outputs[0], ad.inputs[0]); wm.l(sp.outputs[2], ad.inputs[2])
    wm.color(wm.ramp(ad.outputs[0], [(.15, '#0C3338'), (.6, '#1F5B5B'), (.92, '#5C9388'), (1.05, '#DDD8C6')])); wm.bump(nz.outputs[0], .2, .04)
    inner = [(.52 * cos(t) * (1 - .18 * k) , .56 + .56 * sin(t) * (1 - .1 * k)) for t, k in [(rad(-88 + 290 * i / 40), i / 40) for i in range(41)]]
    outer = [(.6 * cos(t) + .04, .6 + .6 * sin(t)) for t in [rad(196 - 130 * i / 16) for i in range(17)]] + [(.45, 1.08), (.72, .86), (.98, .58), (1.25, .3), (1.6, .1), (1.9, 0)]
    prof = inner + outer; R_ = []; foam = []
    for i in range(30):
        u = i / 29; s = 1.05 - .62 * u ** 1.5; y = -.5 + 1.3 * u; off = .1 * u
        R_.append([(x * s + off, y, z * s) for x, z in prof]); tip = inner[-1]; foam.append((tip[0] * s + off, y, tip[1] * s))
    with Group((1.1, -.72, .335), (0, 0, -20), .9):
        loft(R_, wm.m, angle=70); rnd = random.Random(4); fo = ceramic('#F1EBDD', .35, coat=.2)
        sm = rockmesh(3, 2, .2); sm.materials.append(fo)
        for f in foam:
            for k in range(7): o = bpy.data.objects.new('fo', sm); bpy.context.scene.collection.objects.link(o); o.location = (f[0] + rnd.uniform(-.07, .1), f[1] + rnd.uniform(-.05, .05), f[2] + rnd.uniform(-.06, .07)); s = rnd.uniform(.016, .052); o.scale = (s,) * 3
    # hibiscus
    pm = M('petal', '#A8402E', .55, 0, Sheen=.2); pv = pm.coords(kind='UV'); pp = pm.n('SeparateXYZ'); pm.l(pv, pp.inputs[0]); pm.color(pm.ramp(pp.outputs[0], [(0, '#3F0E16'), (.25, '#8A2A1F'), (1, '#A8402E')])); pm = pm.m
    with Group((3.75, -1.0, .5), (-48, 18, 20), 1.0):
        for k in range(5):
            grid(22, 16, lambda u, v: (.62 * u, (v - .5) * .82 * sin(PI * min(u * .62 + .06, 1)) , .16 * u - .2 * u * u * u + .035 * sin(v * 15 + k) * u * u + .12 * abs(v - .5) * u), pm, (0, 0, .01 * (k % 2)), (14, 0, 72 * k), .012)
        tube([(0, 0, 0), (.04, 0, .28), (.1, 0, .55)], .022, matte('#E3B95A', .5)); rnd = random.Random(2)
        for k in range(40): t = rnd.uniform(.5, 1); a = rnd.uniform(0, 6.28); sphere(.017, matte('#E7B84A', .5), (.1 * t * t + .05 * cos(a), .05 * sin(a), .55 * t), seg=10)
    for a, t in ((0, 10), (1, 130)): leaf(.7, .34, matte('#3F6140', .45), (3.7, -.95, .36), (0, -12, -150 + 95 * a), .2, .15)
    cam(2.6, 1.4)

@cityscene('okinawa')
def _():
    stage('#D5DCD8', '#DED0BC', ('arch', '#BBD0CF', 2.7, 3.9, 3.9))
    plinth((2.36, .3, 0), 2.42, .3, resin('#1C6468', '#6FAE9F', 1.1, .16, .05, 6, radial=(0, 0, 1.9, 2.7), deep='#144E56')); sand = plaster('#DCCAA8', .22, 5); cyl(2.1, .05, sand, (2.4, .36, .28), .03, seg=128)
    cl = terracotta('#91422E'); iv = plaster('#EFE6D6', .16, 3); wd = wood('#4A2E1E', '#7A5236', 1.2)
    with Group((2.55, .75, .32), (0, 0, -14), 1.08):
        boxes([(0, 0, 0, 2.3, 1.5, .1)], stone('#B9AFA2', .2, 3, .7, .3), .02); boxes([(0, 0, .1, 2.1, 1.3, .08)], wd, .01)
        boxes([(0, .12, .18, 1.8, .95, .72)], iv, .01)
        P = [(x, y, .18, .06, .06, .78) for x in (-1.0, -.5, 0, .5, 1.0) for y in (-.6,)] + [(x, y, .18, .06, .06, .78) for x in (-1.0, 1.0) for y in (0, .55)]; boxes(P, wd, .006); boxes([(0, -.6, .9, 2.1, .06, .06), (-1.0, 0, .9, .06, 1.2, .06), (1.0, 0, .9, .06, 1.2, .06)], wd, .006)
        pa = emit('#FFE2B4', .75); 
        for x in (-.62, -.2, .22, .64): boxes([(x, -.37, .22, .38, .02, .62)], pa, 0); struts([((x - .19 + .19 * i, -.385, .22), (x - .19 + .19 * i, -.385, .84)) for i in range(3)] + [((x - .19, -.385, .22 + .155 * i), (x + .19, -.385, .22 + .155 * i)) for i in range(5)], .009, wd, 4)
        # hip roof of round tiles
        a, b, D, H, z0 = .62, 1.42, .98, .72, .93
        def slope(n, half, ax):
            L = []
            for i in range(n):
                x = -half + 2 * half * (i + .5) / n
                if ax == 0: f1 = 1.0 if abs(x) <= a else (b - abs(x)) / (b - a); pt = lambda f: (x, -D * (1 - f), z0 + H * f ** 1.18)
                else: f1 = max(0, 1 - abs(x) / D); pt = lambda f: (-(a + (b - a) * (1 - f)), x, z0 + H * f ** 1.18)
                f = 0
                while f < f1 - .02: g_ = min(f + .115, f1); L.append((pt(max(f - .012, 0)), pt(g_), .056, .046)); f += .115
            return L
        for rz, n, half, ax in ((0, 22, b, 0), (180, 22, b, 0), (0, 15, D, 1), (180, 15, D, 1)): struts(slope(n, half, ax), .05, cl, 10, (0, 0, .03), (0, 0, rz))
        fs = [i / 8 for i in range(9)]
        loft([[((b - (b - a) * f) * sx, D * (1 - f) * sy, z0 + H * f ** 1.18) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))] for f in fs], iv, smooth=False)
        struts([((-a - .05, 0, z0 + H + .05), (a + .05, 0, z0 + H + .05))], .09, iv, 14); struts([((-a - .1, 0, z0 + H + .12), (a + .1, 0, z0 + H + .12))], .06, cl, 12)
        hips = [[((b - (b - a) * f) * sx, D * (1 - f) * sy, z0 + H * f ** 1.18 + .06) for f in fs] for sx in (-1, 1) for sy in (-1, 1)]; struts([p for h in hips for p in path(h)], .06, iv, 10)
    # coral wall
    rnd = random.Random(6); it = []
    for i in range(34):
        an = rad(196 + 150 * i / 33)
        if 15 < i < 20: continue
        for j in range(3): r = 1.88 + rnd.uniform(-.04, .04); it.append(((2.4 + r * cos(an + .02 * (j % 2)), .3 + r * sin(an + .02 * (j % 2)), .38 + .125 * j), (rnd.uniform(.085, .125), rnd.uniform(.08, .11), rnd.uniform(.06, .085)), rnd.uniform(0, 360)))
    rocks(it, stone('#CFC3AE', .2, 5, .85, .4), 5, 3, .25)
    for c, s in (((3.95, -.55, .5), 3), ((.95, -.05, .46), 5)): foliage(c, (.24, .24, .2), 600, matte('#4F6B43', .55), s, .045, .2); foliage(c, (.27, .27, .23), 90, matte('#C2553F', .5), s + 1, .04, .8)
    palm((4.15, 1.0, .3), 2.1, .72, 3, (.12, -.1)); palm((.75, 1.15, .3), 1.55, .62, 8, (-.2, 0))
    rocks([((.72, -1.15, .32), (.16, .13, .09), 0), ((.5, -.95, .32), (.1, .08, .06), 40), ((3.6, -1.45, .32), (.14, .12, .08), 60)], stone('#CFC3AE', .2, 5, .85, .3), 3)
    cam(2.7, 1.3)

def gondola(loc, rot, s=1.0):
    bk = lacquer('#14161A', .12); gd = brass(.2)
    with Group(loc, (0, 0, rot), s):
        hull(2.5, .2, .2, bk, (0, 0, .12), rise=.52, pw=.75, rp=3.4, sheer=.9); boxes([(-.15, 0, .1, .5, .26, .05)], velvet('#8E2F24'), .02); boxes([(.12, 0, .1, .05, .28, .26)], velvet('#8E2F24'), .02)
        with Group((-1.26, 0, .58)): boxes([(-.02, 0, .0, .03, .02, .3), (-.06, 0, .25, .12, .02, .05)] + [(-.07, 0, .02 + .045 * i, .1, .015, .018) for i in range(5)], gd, .003)
        tube([(1.22, 0, .55), (1.3, 0, .66), (1.26, 0, .76)], .016, gd)
def parch(w, h, cx, base, n=14):
    """pointed arch outline"""
    r = w; P = [(cx - w / 2, base), (cx + w / 2, base)]; k = h - w * .95
    for i in range(n + 1): t = rad(60) * i / n; P.append((cx - w / 2 + r * cos(t), base + k + r * sin(t)))
    for i in range(n - 1, -1, -1): t = rad(60) * i / n; P.append((cx + w / 2 - r * cos(t), base + k + r * sin(t)))
    return P

@cityscene('venice', exposure=.3)
def _():
    stage('#E6CDBB', '#DCC6B8', None, floorm=resin('#1D4A48', '#2F6660', .7, .09, .04, 2.6, stretch=(1, 2, 1)), y=6.5, win=(-2.0, 6.5, 2.7), winwh=(2, 3.2), sub=(2.4, .6, 1.5), hole=(7.0, 6.6))
    pk = plaster('#B97F68', .25, 2); st = plaster('#E3D3BA', .16, 2.5); dk = M('pane', '#33403D', .1, .3).m; gl = emit('#FFC27A', .9)
    # palazzo
    with Group((3.5, 4.2, 0), (0, 0, -6)):
        W = 4.4; holes = []
        for j, (z, h, w) in enumerate(((.3, .85, .42), (1.55, .95, .36), (2.85, .72, .34))):
            n = 6 if j else 5
            for i in range(n): holes.append((-W / 2 + W * (i + .5) / n, w, h, z))
        shape2d([rect_outline(-W / 2, -.2, W / 2, 4.1)] + [parch(w, h, x, z) for x, w, h, z in holes], .3, pk, (0, 0, 0), (90, 0, 0), .01)
        for x, w, h, z in holes: shape2d([parch(w + .12, h + .09, x, z - .02), parch(w, h, x, z)], .1, st, (0, -.18, 0), (90, 0, 0), .008)
        for x, w, h, z in holes: struts([((x, -.05, z), (x, -.05, z + h * .9))], .014, st)
        boxes([(0, .2, 0, W - .02, .02, 4.1)], dk, 0); rnd = random.Random(3)
        for x, w, h, z in holes:
            if rnd.random() < .4: boxes([(x, .17, z, w, .02, h)], gl, 0)
        boxes([(0, -.16, 1.33, W + .1, .3, .1), (0, -.16, 2.65, W + .1, .3, .1), (0, -.16, 4.0, W + .16, .42, .16), (0, -.16, -.05, W + .1, .3, .28)], st, .02)
        boxes([(0, -.36, 1.45, 2.3, .3, .05)], st, .01); struts([((-1.12 + .09 * i, -.48, 1.5), (-1.12 + .09 * i, -.48, 1.72)) for i in range(26)] + [((-1.14, -.48, 1.73), (1.14, -.48, 1.73), .024)], .014, st)
        struts([(( -W / 2 + .1 + .22 * i, -.1, 4.15), (-W / 2 + .1 + .22 * i, -.1, 4.38), .06, .012) for i in range(20)], .03, st, 6)
    # bridge
    s2 = stone('#CFBE9F', .15, 2.2, .65, .15)
    with Group((2.75, 1.15, 0), (0, 0, -9)):
        def top(x): return .42 + .78 * math.exp(-(x / 1.05) ** 2)
        X = [-2.1 + 4.2 * i / 48 for i in range(49)]; ar = [(1.22 * cos(t), .96 * sin(t)) for t in [PI * i / 40 for i in range(41)]]
        O = [(x, top(x)) for x in X] + [(2.1, -.1), (1.22, -.1)] + ar + [(-1.22, -.1), (-2.1, -.1)]; shape2d([list(reversed(O))], .95, s2, (0, 0, 0), (90, 0, 0), .012)
        shape2d([[(1.34 * cos(t), 1.06 * sin(t)) for t in [PI * i / 40 for i in range(41)]] + list(reversed([(1.2 * cos(t), .94 * sin(t)) for t in [PI * i / 40 for i in range(41)]]))], .06, st, (0, -.5, 0), (90, 0, 0), .01)
        for y in (-.45, .45):
            struts([((x, y, top(x) + .27), (x2, y, top(x2) + .27), .04) for x, x2 in zip(X, X[1:])], .04, s2, 8); struts([((x, y, top(x) + .03), (x2, y, top(x2) + .03), .04) for x, x2 in zip(X, X[1:])], .04, s2, 8)
            struts([((x, y, top(x)), (x, y, top(x) + .13), .03, .014) for x in X[::2]] + [((x, y, top(x) + .13), (x, y, top(x) + .25), .014, .026) for x in X[::2]], .02, st, 8)
    boxes([(5.2, .9, -.05, 1.6, 2.6, .42), (.55, 2.2, -.05, .9, 1.6, .36)], s2, .02)
    # poles
    pm = M('stripe', 'ivory', .35, 0, Clearcoat=.3); w = pm.n('TexWave'); w.wave_type = 'BANDS'; w.bands_direction = 'DIAGONAL'; w.inputs['Scale'].default_value = 1.15; pm.l(pm.coords((1, 1, 1)), w.inputs[0]); pm.color(pm.ramp(w.outputs['Fac'], [(0, '#8E3F2B'), (.49, '#8E3F2B'), (.51, '#F0E7D8'), (1, '#F0E7D8')]))
    for x, y, h, t in ((.2, -.2, 1.9, 3), (.5, .25, 2.2, -2), (-.05, .5, 1.65, -4), (4.05, -1.2, 1.7, 4), (4.35, -.85, 1.95, -3)): 
        with Group((x, y, -.05), (0, t, 0)): cyl(.065, h, pm.m, (0, 0, 0), .01, seg=32); sphere(.085, brass(.2), (0, 0, h + .05), seg=32); cyl(.075, .05, brass(.2), (0, 0, h - .05), .01, seg=32)
    gondola((1.35, -1.55, .02), 12, .84)
    area((3, 1.5, 5.5), (3, 3.4, 1.5), 3, 120, (1, .85, .7)).visible_glossy = False   # or the water before the words mirrors it
    cam(1.95, 1.45, f=.9, focus=(2.2, -.3, 1.2))

@cityscene('bali', exposure=.3)
def _():
    stage('#C3CBB8', '#CFC6B0', ('disc', '#E3C7A2', 2.45, 2.1, 1.7), y=6.0, win=(-2.2, 6, 2.6), winwh=(1.9, 3.1), sub=(2.4, .2, 1.5))
    br_ = terracotta('#8A5440'); gs = stone('#8F897C', .2, 3.5, .8, .35); box((5.0, 3.2, .22), gs, (2.6, .55, 0), .02)
    with Group((2.45, .45, .22)):
        for s in (-1, 1):
            B = []; G = []; z = 0; K = 10
            for k in range(K):
                t = k / (K - 1); w = 1.12 * (1 - t) ** 1.15 + .1; h = .42 * (1 - .5 * t); d = .82 * (1 - t) + .22; g0 = .3
                B.append((s * (g0 + w / 2), 0, z, w, d, h * .74)); G.append((s * (g0 + (w + .05) / 2), 0, z + h * .74, w + .05, d + .1, h * .11)); G.append((s * (g0 + (w + .1) / 2), 0, z + h * .85, w + .1, d + .18, h * .07)); G.append((s * (g0 + (w + .03) / 2), 0, z + h * .92, w + .03, d + .06, h * .08))
                if k < K - 1:
                    B.append((s * (g0 + w * .5), 0, z, w * .42, d + .09, h * .74)); G.append((s * (g0 + w * .5), -d / 2 - .05, z + h * .2, w * .2, .05, h * .36))
                    # corner horns
                    for dy in (-1, 1): x = s * (g0 + w + .04); struts([((x, dy * (d / 2 + .06), z + h * .9), (x + s * .03, dy * (d / 2 + .09), z + h * 1.12), .035, .022), ((x + s * .03, dy * (d / 2 + .09), z + h * 1.12), (x + s * .07, dy * (d / 2 + .1), z + h * 1.34), .022, .004)], .03, gs, 6)
                if k < 3: B.append((s * (g0 + w + .24 - .05 * k), 0, z, .5 - .06 * k, d * .75, h * .8)); G.append((s * (g0 + w + .24 - .05 * k), 0, z + h * .8, .56 - .06 * k, d * .75 + .08, h * .14))
                z += h
            boxes(B, br_, .01); boxes(G, gs, .008); struts([((s * .36, 0, z), (s * .36, 0, z + .3), .06, .008)], .05, gs, 6); boxes([(s * .297, 0, 0, .012, .78, 2.2)], br_, .003)
            boxes([(s * 1.95, .12, 0, 1.0, .34, .62)], br_, .01); boxes([(s * 1.95, .12, .62, 1.08, .44, .07), (s * 1.95, .12, .0, 1.06, .42, .08)], gs, .01)
        boxes([(0, -.62 - .16 * i, 0, 1.1 + .16 * i, .5, .2 - .05 * i) for i in range(4)], gs, .01); boxes([(0, 0, 0, .62, .9, .2)], gs, .01)
        for s in (-1, 1): boxes([(s * .82, -.85, 0, .26, .26, .3)], gs, .02); lathe([(0, 0), (.1, 0), (.13, .1), (.07, .2), (.1, .26), (.05, .36), (0, .44)], gs, (s * .82, -.85, .3), seg=24)
    haze(34, 3.4, (2, 3.4, -.2), '#DFE0D2', .8, .72, (.1, .95), .8); haze(34, 1.5, (2.6, 1.35, .05), '#E3E3D6', .7, .72, (.1, .85), 1.2); haze(34, .8, (3.2, -.4, .1), '#E6E5DA', .45, .75, (.1, .85), 1.6)
    pg = matte('#4C6647', .55)
    palm((.35, 2.6, 0), 2.9, 1.0, 2, (-.25, 0), mat=pg); palm((4.7, 2.9, 0), 3.1, 1.05, 5, (.2, 0), mat=pg); palm((4.45, 1.6, .2), 1.9, .8, 9, (.1, 0), mat=pg)
    fm = M('frangi', '#F3EADB', .45, 0, Subsurface=.1); sp = fm.n('SeparateXYZ'); fm.l(fm.coords(kind='UV'), sp.inputs[0]); fm.color(fm.ramp(sp.outputs[0], [(0, '#D9992B'), (.45, '#F3E3BC'), (.7, '#F5EFE4')])); fm = fm.m
    for x, y, s, r in ((1.05, -1.45, .25, 0), (1.42, -1.7, .18, 30), (3.85, -1.4, .2, 50)):
        with Group((x, y, .25 if y > -1.1 else .02), (12, -8, r)):
            for k in range(5): grid(14, 9, lambda u, v: (s * u, (v - .5) * s * .62 * sin(PI * min(u * .8 + .06, 1)), .3 * s * u * u + .05 * s * (v - .5)), fm, (0, 0, .004 * k), (10, 0, 72 * k), .006)
    rnd = random.Random(3)
    for i in range(8): foliage((rnd.choice((rnd.uniform(.4, 1.1), rnd.uniform(3.9, 4.7))), rnd.uniform(-.5, .3), .3), (.2, .2, .16), 420, pg if i % 2 else matte('#6E8456', .55), i, .06, .2)
    cam(2.2, 1.6)

@cityscene('san-francisco', exposure=.3)
def _():
    world('#E2D6C8', .55); floor(resin('#4E6A6B', '#6E8A86', .5, .1, .12, 2.4, stretch=(1, 2, 1)), 90); wall(plaster('#E3D3C4', .12, .8), 15, 80); cl = M('intl', '#A8452C', .42, 0, Clearcoat=.15).m
    sun(DAY, 3.2, 1.2, (1, .86, .7)); area((-3.5, -5, 5.5), (1.8, 0, 1.2), 4, 420, (1, .92, .84)); area((7, -3, 4), (2, 0, 1), 3, 120, (.93, .95, 1))
    shape2d([[(2.2 * cos(2 * PI * i / 96), 2.2 * sin(2 * PI * i / 96)) for i in range(96)]], .1, plaster('#E9B99A', .12), (1.2, 14.7, 4.6), (90, 0, 0), .03)
    ang = 116; span = 3.6; H = 3.35; zd = .98
    with Group((1.75, 3.2, 0), (0, 0, ang)):
        for tx in (-span, span):
            B = []
            for s in (-1, 1):
                for z, h, w in ((-.1, 1.3, .26), (1.2, .85, .23), (2.05, .75, .2), (2.8, .55, .17)): B += [(tx, s * .42, z, w, w * .8, h), (tx, s * .42, z, w * .6, w * .8 + .04, h)]
                B.append((tx, s * .42, 3.33, .24, .22, .06))
            for z, h in ((.86, .12), (1.55, .17), (2.25, .16), (2.95, .17)): B += [(tx, 0, z, .14, .84, h), (tx, 0, z + .03, .17, .7, h - .06)]
            boxes(B, cl, .012); boxes([(tx, 0, -.2, .8, 1.5, .42)], stone('#B3A797', .2, 2, .7, .2), .06)
        boxes([(0, 0, zd, 17, .74, .07)], cl, .01); boxes([(0, 0, zd + .07, 17, .6, .015)], matte('#55504A', .8), 0)
        L = []
        for s in (-1, 1):
            y = s * .42
            def cz(x): return zd + .16 + (H - zd - .16) * (x / span) ** 2 if abs(x) <= span else max(zd + .1, H - (H - zd - .1) * ((abs(x) - span) / 3.4))
            X = [-7 + 14 * i / 112 for i in range(113)]; C_ = [(x, y, cz(x)) for x in X]; L += [(p, q, .032) for p, q in path(C_)]; L += [(p, (p[0], p[1], zd), .0085) for p in C_[1::2]]
            L += [((x, y, zd - .14), (x + .25, y, zd - .14), .014) for x in [-8 + .25 * i for i in range(64)]] + [((x, y, zd), (x + .125, y, zd - .14), .009) for x in [-8 + .25 * i for i in range(64)]] + [((x + .125, y, zd - .14), (x + .25, y, zd), .009) for x in [-8 + .25 * i for i in range(64)]]
            L += [((x, y, zd + .05), (x, y, zd + .17), .006) for x in [-8 + .16 * i for i in range(100)]] + [((-8, y, zd + .17), (8, y, zd + .17), .01)]
        struts(L, .01, cl, 6)
    def hills(u, v):
        x = -9 + 20 * u; y = 9 + 4 * v; e = sin(PI * v); h = (1.7 * math.exp(-((x - 8) / 3) ** 2) + 1.0 * math.exp(-((x + 3.6) / 2.4) ** 2) + .7 * math.exp(-((x - 2.5) / 1.6) ** 2)) * e
        return (x, y, h * (1 + .3 * mnoise.noise(Vector((x * .8, y * .8, 1)))) + .12 * mnoise.noise(Vector((x * 3, y * 3, 3))) * e - .02)
    grid(120, 40, hills, zramp([(.2, '#6E7A5A'), (1, '#A99A74')], 0, 1.8, 1.5, .2, .9))
    for y, h, a, k in ((1.2, 1.0, .5, .86), (3.4, 1.5, .72, .86), (5.6, 1.9, .8, .86), (7.8, 2.2, .85, .86), (12.5, 2.6, .8, .86)): haze(34, h, (1 + y * .2, y, -.08), '#EFE4D8', a, k, (.12, .9), .5 + .1 * y)
    cam(1.75, 1.72, f=1.6, focus=(2.8, -.2, 1.4))

@cityscene('auckland')
def _():
    stage('#D3DBDA', '#D8CDBC', ('disc', '#E0C9A6', 3.3, 2.6, 1.5))
    plinth((2.4, .35, 0), 2.25, .36, resin('#123F4A', '#2C6C74', 1.0, .22, .05, 6))
    def cone(u, v):
        a = 2 * PI * u; r = v; x, y = 1.3 * r * cos(a) + .06 * r * cos(3 * a), .86 * r * sin(a); h = 1.02 * max(0, 1 - (r / .82) ** .9) ** 1.15 if r < .82 else 0; h -= .5 * math.exp(-(r / .2) ** 2); g_ = .05 * (1 - r ** 6) + h; ter = .018 * sin(h * 42) * (1 if .1 < r < .75 else 0)
        return (x, y, g_ + ter + .07 * h * mnoise.noise(Vector((x * 3, y * 3, 1))))
    grid(140, 70, cone, zramp([(0, '#CDBB90'), (.12, '#6E8350'), (.55, '#4C6A41'), (1, '#7E8C55')], 0, .95, 3, .16, .9), (3.1, 1.15, .35))
    iv = ceramic('ivory', .25); st = steel(.25); sl = M('gls', '#43565C', .1, .3).m
    with Group((2.35, .75, .36), (0, 0, 0), .93):
        cyl(.34, .16, travertine('#D0B896'), bev=.02); lathe([(0, 0), (.16, 0), (.12, .2), (.1, .8), (.095, 1.75), (.11, 1.85)], iv, (0, 0, .14), seg=48, raw=True)
        struts([((.26 * cos(a), .26 * sin(a), .12), (.1 * cos(a), .1 * sin(a), .75), .03, .018) for a in [PI / 4 * i for i in range(8)]], .03, iv, 8)
        lathe([(.1, 0), (.3, .12), (.32, .17), (.3, .22), (.2, .25)], iv, (0, 0, 1.92), seg=64, raw=True); lathe([(.305, 0), (.315, .05), (.3, .09)], sl, (0, 0, 2.0), seg=64, raw=True); lathe([(.2, 0), (.24, .07), (.22, .12), (.11, .17), (.1, .28)], iv, (0, 0, 2.15), seg=64, raw=True)
        lathe([(.1, 0), (.055, .1), (.045, .4), (.025, .42), (.018, .75), (.006, .77), (.004, 1.0)], st, (0, 0, 2.42), seg=24, raw=True)
    b = [boxes([(x, y, .36, w, w, h)], stone(c, .1, 3, .6, .1), .012) for x, y, w, h, c in ((1.85, 1.05, .3, .75, '#C9BBA4'), (1.5, .95, .26, .5, '#9FAEA9'), (2.75, .5, .24, .42, '#B98C74'), (2.0, 1.55, .3, 1.0, '#D8CBB4'), (1.2, 1.15, .26, .36, '#C9BBA4'))]
    lit([(x, y, .36, w, w, h) for x, y, w, h in ((1.85, 1.05, .3, .75), (1.5, .95, .26, .5), (2.75, .5, .24, .42), (2.0, 1.55, .3, 1.0), (1.2, 1.15, .26, .36))], [M('dk', '#3E4A4C', .12, .2).m], (1,), (.06, .075), (.035, .045), 1)
    cl = M('sailc', '#F3EDE0', .55, 0, Sheen=.2).m; wd = wood('#5A3820', '#8A5A34', 1.5); tc = matte('#A8492F', .5)
    for x, y, s, r, c in ((1.35, -.75, 1.0, -14, cl), (3.3, -.75, .82, 10, cl), (2.35, -1.25, .62, -24, tc)):
        with Group((x, y, .4), (0, -7, r), s):
            hull(1.05, .14, .14, wd, (0, 0, .06), rise=.05, pw=.6, rp=2); struts([((0, 0, .02), (.02, 0, 1.55), .014, .007), ((0, 0, .16), (-.5, -.06, .16))], .01, wd)
            sail((-.48, -.06, .18), (-.01, 0, .18), (.01, 0, 1.5), c, (-.03, -.16, 0)); sail((.05, -.02, .14), (.52, 0, .08), (.04, 0, 1.25), cl if c is tc else c, (.05, -.14, 0))
    cam(2.6, 1.42)

@cityscene('cairns')
def _():
    stage('#BFD3D0', '#E4D5BC', ('arch', '#8FB5B0', 2.6, 4.0, 4.1)); 
    plinth((2.4, .35, 0), 2.25, .3, resin('#175057', '#3F8F8C', 1.0, .15, .06, 5, radial=(0, 0, .8, 2.2))); rnd = random.Random(11)
    def sand(u, v): a = 2 * PI * u; r = 1.75 * v; return (2.4 + r * cos(a) * 1.05, .4 + r * sin(a) * .85, .3 + .2 * (1 - v * v) + .03 * mnoise.noise(Vector((r * cos(a) * 2, r * sin(a) * 2, 1))))
    grid(80, 24, sand, plaster('#EADBBE', .3, 6))
    def coral(c, col, h, n, seed, r0=.06, spread=.7, depth=4):
        rn = random.Random(seed); L = []; tips = []
        def grow(p, d, r, k):
            l = h * (.42 if k == depth else .34) * rn.uniform(.75, 1.2) * (.82 ** (depth - k)); q = p + d * l; L.append((tuple(p), tuple(q), r, r * .8)); 
            if k == 0: tips.append((tuple(q), r * .8)); return
            for i in range(2 if rn.random() < .75 else 3): e = (d + Vector((rn.gauss(0, spread), rn.gauss(0, spread), rn.uniform(.05, .5)))).normalized(); grow(q, e, r * .86, k - 1)
        for i in range(n): grow(Vector(c), Vector((rn.gauss(0, .5), rn.gauss(0, .5), 1)).normalized(), r0, depth)
        m = sss(col, amount=.08, rough=.55, bump=.25, bscale=30); struts(L, .03, m, 10); me = rockmesh(seed, 2, .05); me.materials.append(m); seen = set()
        for p, q, a, b in L:
            o = bpy.data.objects.new('kn', me); bpy.context.scene.collection.objects.link(o); o.location = q; o.scale = (b * 1.04,) * 3
    coral((2.0, .75, .42), '#A9583F', 1.75, 5, 3, .115, .36, 3); coral((3.4, .85, .4), '#E6D8C2', 1.5, 4, 8, .1, .38, 3); coral((1.1, .05, .36), '#CF9C88', 1.0, 5, 5, .075, .42, 3); coral((2.75, -.75, .4), '#C8913E', .8, 5, 9, .06, .45, 2); coral((3.95, -.1, .34), '#A9583F', .85, 4, 12, .065, .45, 2)
    def brain(loc, r, col):
        m = M('brain', col, .6, 0, Subsurface=.05); w = m.n('TexWave'); w.inputs['Scale'].default_value = 1.6 / r * .5; w.inputs['Distortion'].default_value = 11; w.inputs['Detail'].default_value = 1.5; w.inputs['Detail Scale'].default_value = 1.2; m.l(m.coords(), w.inputs[0]); c = Vector(C(col)); m.color(m.ramp(w.outputs['Fac'], [(.2, tuple(c * .5)), (.6, tuple(c))])); m.bump(w.outputs['Fac'], .9, .06); sphere(r, m.m, loc, (1, 1, .78))
    brain((1.75, -.5, .5), .36, '#8FA27C'); brain((3.4, -.45, .46), .27, '#D8B98F'); brain((2.75, .2, .48), .24, '#C98B80')
    # fan coral: flat branching lattice
    def fan(loc, h, col, seed, rot):
        rn = random.Random(seed); L = []
        def g(p, a, r, k):
            l = h * .125 * rn.uniform(.8, 1.25); q = (p[0] + l * sin(a), .04 * sin(p[0] * 4 + p[2] * 3), p[2] + l * cos(a)); L.append((p, q, r, r * .92))
            if k == 0 or q[2] < .02: return
            for s in ((-1, 1) if rn.random() < .62 else (rn.choice((-1, 1)),)): g(q, a * .93 + s * rn.uniform(.14, .38), r * .9, k - 1)
        for a in (-.5, -.15, .2, .55): g((0, 0, 0), a, .046, 7)
        struts(L, .02, sss(col, amount=.06, rough=.6), 6, loc, (0, 0, rot))
    fan((2.85, 1.3, .4), 2.25, '#8A4238', 4, 14); fan((1.05, .95, .36), 1.6, '#C8A08C', 7, -12)
    gl = glass((.55, .85, .8), .05); rocks([((2.4 + 1.55 * cos(a), .3 + 1.5 * sin(a), .42), (k, k * .85, k * .6), a * 57) for a, k in ((3.5, .1), (4.0, .07), (4.35, .12), (4.9, .09), (5.3, .11), (5.7, .07))], gl, 3, 3, .12)
    rocks([((2.4 + 1.3 * cos(a), .35 + 1.25 * sin(a), .43), (k, k * .8, k * .6), a * 90) for a, k in ((3.8, .08), (4.5, .06), (5.0, .1), (5.6, .07), (3.2, .09))], stone('#CDBFA8', .2, 5), 3, 3, .2)
    def star(loc, r, col, rot): 
        m = terracotta(col)
        with Group(loc, (0, 0, rot)): struts([((0, 0, .02), (r * cos(a), r * sin(a), 0), r * .26, r * .06) for a in [2 * PI * i / 5 for i in range(5)]], .03, m, 10); sphere(r * .28, m, (0, 0, .02), (1, 1, .6))
    star((2.2, -1.02, .45), .17, '#B5553A', 20); star((.62, -1.45, .05), .22, '#B5553A', 50)
    cam(2.7, 1.3)

@cityscene('los-angeles')
def _():
    stage('#E3BFA4', '#DDBFA2', ('disc', '#D9865A', 1.0, 2.0, 1.25), d=(1.2, .75, -.5), e=3.8, suncol=(1, .78, .54), keycol=(1, .84, .68), key=460, win=None, hole=(9, 7))
    box((4.7, 3.0, .24), plaster('#CBB697', .2, 3), (2.55, .45, 0), .03); lawn = plaster('#7E8456', .3, 9); boxes([(2.55, .45, .235, 4.6, 2.9, .02)], lawn, .005)
    wt = plaster('#F1E8DA', .14, 2); wd = wood('#7A4A2A', '#A9713F', 1.3); gls = M('pane', '#3C4A48', .06, .35).m; gw = emit('#FFCF95', .9); stn = stone('#B08F6E', .3, 5, .85, .35)
    with Group((2.75, .85, .25), (0, 0, -10)):
        boxes([(0, 0, 0, 3.5, 1.7, .06)], plaster('#E0D3BD', .16), .008); boxes([(-1.15, .3, .06, .08, 1.0, .72), (.1, .55, .06, 2.5, .5, .72)], wt, .008); boxes([(1.28, .1, .06, .62, 1.1, 1.02)], stn, .03)
        boxes([(-.5, .12, .06, 1.2, .02, .7), (.55, .12, .06, .8, .02, .7)], gw, 0); struts([((x, .08, .06), (x, .08, .76)) for x in (-1.1, -.7, -.3, .1, .5, .95)], .014, matte('#2b2723', .4), 4)
        boxes([(-.1, .05, .78, 3.1, 1.75, .07)], wt, .012); boxes([(-.1, .05, .765, 3.0, 1.65, .02)], wd, .003); boxes([(-.55, .3, .85, 1.5, .9, .42)], wt, .01); boxes([(-.55, -.16, .9, 1.3, .02, .3)], gls, 0); boxes([(-.5, .2, 1.27, 2.0, 1.4, .06)], wt, .012)
        struts([((-1.5, -.7, .06), (-1.5, -.7, .78)), ((-.4, -.7, .06), (-.4, -.7, .78)), ((.7, -.7, .06), (.7, -.7, .78))], .02, matte('#2b2723', .4), 8)
        boxes([(-.35, -.25, .06, .5, .16, .12), (-.35, -.18, .16, .5, .05, .12)], matte('clay', .7), .02)
    boxes([(1.75, -.62, .25, 2.0, .72, .03)], plaster('#E6DCCA', .14), .01); boxes([(1.75, -.62, .26, 1.84, .56, .025)], resin('#2A7276', '#58A8A2', 1.6, .14, .04, 7), .01)
    for x, y in ((3.1, -.7), (3.5, -.65)): boxes([(x, y, .3, .18, .42, .03)], wt, .008); boxes([(x, y + .26, .33, .18, .03, .18)], wt, .008)
    for i, (x, y, h) in enumerate(((.75, .5, 2.35), (1.05, 1.55, 2.85), (4.35, .2, 2.6), (3.9, 1.75, 2.95), (.55, -.55, 1.7))): palm((x, y, .25), h, .52, i + 2, (.1 * (-1) ** i, 0), n=16, r=.032)
    for x, y, s in ((2.95, -.1, .14), (4.35, -.6, .18), (1.2, .1, .15), (.6, .0, .13)):
        with Group((x, y, .26)): struts([((0, 0, 0), (s * cos(a) * k, s * sin(a) * k, s * 1.5 * (1.3 - k)), .022, .002) for a in [2 * PI * i / 9 for i in range(9)] for k in (.5, 1)], .02, matte('#7F9478', .5), 5)
    cam(2.5, 1.42)

@cityscene('abu-dhabi', exposure=.02)
def _():
    stage('#DCCFBC', '#D9C8AE', ('arch', '#B98F66', 2.6, 4.6, 4.35), e=2.5, key=300, win=(-2.5, 4.5, 2.3))
    wm = marble('#E3DACB', '#B9AE9C', scale=.9, amount=.6); gd = gold(.16); iv = ceramic('#E9DFCE', .3, bump=0); box((4.6, 3.1, .22), wm, (2.5, .5, 0), .03); boxes([(2.35, -.55, .2, 3.6, .8, .025)], resin('#1F5156', '#2F7374', 1.0, .04, .02, 3), .008); 
    def dome(x, y, z, r, dr=True):
        k = r
        if dr: cyl(k * .92, k * .42, iv, (x, y, z), .01, seg=64); z += k * .42
        lathe([(.92 * k, 0), (1.0 * k, .22 * k), (1.03 * k, .45 * k), (.93 * k, .82 * k), (.68 * k, 1.14 * k), (.34 * k, 1.38 * k), (.1 * k, 1.55 * k), (0, 1.62 * k)], iv, (x, y, z), seg=72)
        lathe([(.07 * k, 0), (.1 * k, .06 * k), (.03 * k, .14 * k), (.07 * k, .22 * k), (.02 * k, .3 * k), (0, .5 * k)], gd, (x, y, z + 1.58 * k), seg=24)
    with Group((2.55, .95, .22)):
        n = 9; W = 3.7; st = plaster('#E4D9C6', .12, 2)
        shape2d([rect_outline(-W / 2, 0, W / 2, .82)] + [parch(.27, .56, -W / 2 + W * (i + .5) / n, .001) for i in range(n)], .12, st, (0, -.55, 0), (90, 0, 0), .008); boxes([(0, .05, 0, W - .1, .9, .78)], st, .01); boxes([(0, -.5, 0, W - .1, .02, .6)], emit('#E8B878', .55), 0); boxes([(0, -.1, .8, W + .06, 1.1, .05)], st, .01)
        boxes([(0, .1, .82, 1.6, .9, .34)], st, .012); dome(0, .1, 1.16, .56); dome(-.98, .05, .85, .32); dome(.98, .05, .85, .32)
        for x in (-1.55, 1.55): dome(x, .05, .85, .2)
        for x in (-.6, .6): dome(x, -.38, .85, .13)
        for x in (-W / 2 - .05, W / 2 + .05):
            for y in (-.45,):
                boxes([(x, y, 0, .26, .26, .9), (x, y, .9, .3, .3, .05)], st, .01); cyl(.1, .75, st, (x, y, .95), .01, seg=8); cyl(.15, .06, st, (x, y, 1.7), .01, seg=32); cyl(.072, .5, st, (x, y, 1.76), .01, seg=32); cyl(.11, .05, st, (x, y, 2.26), .01, seg=32); dome(x, y, 2.3, .085)
    # lattice screen, foreground right and a smaller one left
    def star(cx, cy, r): return [(cx + (r if i % 2 == 0 else r * .6) * cos(PI * i / 8), cy + (r if i % 2 == 0 else r * .6) * sin(PI * i / 8)) for i in range(16)]
    def dia(cx, cy, r): return [(cx + r, cy), (cx, cy + r), (cx - r, cy), (cx, cy - r)]
    def screen(w, h, loc, rot, m):
        s = .3; nx, nz = int(w / s), int(h / s); O = [rect_outline(-w / 2 - .05, 0, w / 2 + .05, h + .1)]
        for i in range(nx):
            for j in range(nz): 
                O.append(star(-w / 2 + s * (i + .5), .05 + s * (j + .5), .128))
                if i < nx - 1 and j < nz - 1: O.append(dia(-w / 2 + s * (i + 1), .05 + s * (j + 1), .062))
        shape2d(O, .06, m, loc, (90, 0, rot), .006)
    screen(3.9, 3.0, (2.6, 2.5, 0), 0, wood('#5E3C26', '#84572F', 1.2)); boxes([(2.6, 2.5, 0, 4.2, .3, .1)], wood('#5E3C26', '#84572F', 1.2), .02)
    cam(2.35, 1.42)

@cityscene('macau')
def _():
    pv = M('wavepave', '#E6DBC8', .55, 0, Specular=.35); v = pv.coords(); sp = pv.n('SeparateXYZ'); pv.l(v, sp.inputs[0]); m1 = pv.n('Math'); m1.operation = 'MULTIPLY'; m1.inputs[1].default_value = 3.6; pv.l(sp.outputs[0], m1.inputs[0]); sn = pv.n('Math'); sn.operation = 'SINE'; pv.l(m1.outputs[0], sn.inputs[0])
    ad = pv.n('Math'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = .2; pv.l(sn.outputs[0], ad.inputs[0]); pv.l(sp.outputs[1], ad.inputs[2]); m2 = pv.n('Math'); m2.operation = 'MULTIPLY'; m2.inputs[1].default_value = 7.2; pv.l(ad.outputs[0], m2.inputs[0]); s2 = pv.n('Math'); s2.operation = 'SINE'; pv.l(m2.outputs[0], s2.inputs[0])
    vo = pv.n('TexVoronoi'); vo.feature = 'DISTANCE_TO_EDGE'; vo.inputs['Scale'].default_value = 13; pv.l(v, vo.inputs['Vector']); ed = pv.ramp(vo.outputs[0], [(0, .45), (.07, 1)])
    pv.color(pv.mixc(1, pv.ramp(s2.outputs[0], [(.0, '#26262A'), (.47, '#2B2B2F'), (.53, '#E3D7C2'), (1, '#EADFCB')]), ed, 'MULTIPLY')); pv.bump(ed, .4, .02)
    stage('#E2CDB4', '#D9C4A8', None, y=5.5, win=(-2.2, 5.5, 2.5), floorm=pv.m, sub=(2.4, .8, 1.5), hole=(6.6, 6.4), e=2.9, key=430)
    sf = plaster('#B98A45', .22, 2); iv = plaster('#DFD2B8', .14, 2); sh = matte('#2F5541', .5); dk = M('pane', '#3a2f24', .2).m
    with Group((3.0, 2.3, 0)):
        W = 4.8; ops = [(-1.92 + .96 * i, .62, 1.45, .001) for i in range(5)]; up = [(-1.92 + .96 * i, .4, .95, 2.05) for i in range(5)]
        shape2d([rect_outline(-W / 2, 0, W / 2, 3.35)] + [arch_outline(w, h, 32, x, b) for x, w, h, b in ops + up], .3, sf, (0, 0, 0), (90, 0, 0), .01)
        for x, w, h, b in ops + up: shape2d([arch_outline(w + .13, h + .065, 32, x, b), arch_outline(w, h, 32, x, b)], .08, iv, (0, -.17, 0), (90, 0, 0), .008)
        for x, w, h, b in up: 
            for s in (-1, 1): boxes([(x + s * w * .25, -.06, b, w * .44, .03, h - w * .5)], sh, .006); boxes([(x + s * w * .25, -.08, b + .06 + .075 * i, w * .36, .02, .05) for i in range(9)], sh, .003)
            shape2d([arch_outline(w, w / 2 + .005, 24, x, b + h - w / 2)], .03, sh, (0, -.06, 0), (90, 0, 0)); boxes([(x, -.28, b - .08, w + .24, .26, .06)], iv, .01)
        boxes([(0, 1.0, 0, W, .02, 3.3)], plaster('#A8713A', .2), 0); boxes([(0, -.1, 1.78, W + .1, .4, .1), (0, -.1, 3.3, W + .16, .46, .14)], iv, .015); boxes([(-2.4 + .96 * i, -.18, 0, .17, .12, 3.3) for i in range(6)], iv, .01); boxes([(-2.4 + .96 * i, -.19, 0, .23, .17, .16) for i in range(6)] + [(-2.4 + .96 * i, -.19, 1.62, .22, .16, .12) for i in range(6)], iv, .01)
        struts([((-2.4 + .12 * i, -.15, 3.45), (-2.4 + .12 * i, -.15, 3.68), .03, .022) for i in range(41)], .03, iv, 8); boxes([(0, -.15, 3.68, W + .08, .14, .06)], iv, .01)
    lm = M('lantern', '#932F20', .5, 0, Sheen=.2); lm.b.inputs['Emission'].default_value = (*C('#D9502A'), 1); lm.b.inputs['Emission Strength'].default_value = .12; lm = lm.m; gd = brass(.2); cord = matte('#2b2018', .6)
    def lantern(x, y, z, r, top=9):
        lathe([(.3 * r, -.86 * r), (.7 * r, -.66 * r), (.97 * r, -.25 * r), (1.0 * r, .05 * r), (.9 * r, .42 * r), (.62 * r, .72 * r), (.3 * r, .86 * r)], lm, (x, y, z), seg=96, flute=(16, .07)); 
        for s in (-1, 1): cyl(.34 * r, .12 * r, gd, (x, y, z + s * .9 * r - .06 * r), .005, seg=32)
        struts([((x, y, z + .9 * r), (x, y, top))], .007, cord, 5); struts([((x + .05 * r * cos(a), y + .05 * r * sin(a), z - .95 * r), (x + .12 * r * cos(a), y + .12 * r * sin(a), z - 1.75 * r)) for a in [2 * PI * i / 12 for i in range(12)]], .008, lm, 4); sphere(.1 * r, gd, (x, y, z - 1.0 * r), seg=24)
    for a in ((1.05, .6, 2.5, .3), (1.95, -.1, 3.05, .36), (2.9, .7, 2.35, .28), (3.7, -.2, 2.75, .4), (4.5, .8, 2.2, .26)): lantern(*a)
    for x, y in ((.35, 1.2), (4.55, -.5)): lathe([(0, 0), (.2, 0), (.28, .12), (.3, .4), (.26, .46), (0, .44)], ceramic('#E9E2D4', .15), (x, y, 0), seg=64); foliage((x, y, .75), (.32, .32, .34), 900, matte('#3F6140', .5), int(x * 9), .07, .2); foliage((x, y, .8), (.34, .34, .34), 60, matte('#D9992B', .5), 4, .06, .9)
    cam(2.15, 1.6)

@cityscene('siem-reap')
def _():
    stage('#D3C3A4', '#CDBB9C', ('disc', '#E3A868', 2.6, 2.15, 1.75), e=3.3, suncol=(1, .82, .6)); gs = zramp([(0, '#6B6A55'), (.35, '#8C8266'), (1, '#A8987A')], 0, 2.6, 4, .35, .9, bump=.6); st = stone('#8A8068', .3, 3, .9, .4); box((4.6, 3.0, .2), st, (2.5, .45, 0), .02); boxes([(2.4, -.65, .185, 3.7, .6, .03)], resin('#1B3330', '#2C4A42', 1.2, .05, .03, 4), .008)
    def tower(x, y, z, R, H):
        T = []; zz = z; K = 9
        for k in range(4): T.append((x, y, zz, 2 * R * (1.25 - .07 * k), 2 * R * (1.25 - .07 * k), H * .03)); zz += H * .03
        b = 2 * R; T += [(x, y, zz, b * .82, b * .82, H * .24), (x, y, zz, b * .98, b * .5, H * .22), (x, y, zz, b * .5, b * .98, H * .22)]; D = [(x, y - b * .5, zz, b * .2, .03, H * .16)]
        zz += H * .24
        for k in range(K):
            t = k / (K - 1); w = b * .98 * (cos(t * 1.25) ** .8) * .98 + .02; h = H * .64 / K * (1.15 - .3 * t)
            for f, g_, hh in ((1.0, .62, .55), (1.07, .7, .2), (.9, .5, .25)):
                T += [(x, y, zz, w * f * .86, w * f * .86, h * hh), (x, y, zz, w * f, w * g_ * .9, h * hh), (x, y, zz, w * g_ * .9, w * f, h * hh)]; zz += h * hh
            for sx in (-1, 1):
                for sy in (-1, 1): T.append((x + sx * w * .4, y + sy * w * .4, zz, w * .09, w * .09, h * .35, 45))
            T += [(x + sx * w * .5, y + sy * w * .5, zz - h * .3, w * .16, w * .16, h * .7) for sx, sy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        boxes(T, gs, .008); boxes(D, matte('#2a251c', .9), 0); lathe([(0, 0), (.09 * b, 0), (.11 * b, .05), (.07 * b, .1), (.05 * b, .16), (0, .26)], gs, (x, y, zz - .02), seg=16)
    tower(2.55, .95, .55, .5, 2.55); tower(1.45, .75, .35, .34, 1.7); tower(3.7, .8, .35, .34, 1.75); tower(2.0, 1.75, .4, .3, 1.7); tower(3.2, 1.75, .4, .3, 1.8)
    boxes([(2.55, .95, .2, 2.1, 1.7, .13), (2.55, .95, .33, 1.8, 1.45, .12), (2.55, .95, .45, 1.5, 1.3, .1), (2.55, .9, .2, 3.5, .9, .16)] + [(2.55, -.02 - .06 * i, .2, .5, .2, .3 - .07 * i) for i in range(4)], gs, .012)
    boxes([(x, .2, .36, .05, .05, .2) for x in [.95 + .16 * i for i in range(8)] + [2.98 + .16 * i for i in range(8)]] + [(1.5, .2, .55, 1.25, .09, .05), (3.55, .2, .55, 1.25, .09, .05)], gs, .006)
    # roots over the right tower
    rt = M('root', '#CDBFA3', .75); rt.bump(rt.noise(rt.coords((1, 1, .3)), 9, 3, .6).outputs[0], .4, .03); rt = rt.m; rnd = random.Random(8); c0 = Vector((3.72, .72, 1.62))
    for i in range(13):
        a = rad(150 + 26 * i) + rnd.uniform(-.1, .1); P = [tuple(c0 + Vector((0, 0, .12)))]; 
        for t, r in ((.12, .2), (.35, .3), (.6, .39), (.85, .46), (1.05, .6), (1.2, .85 + rnd.uniform(-.1, .25))): z = max(c0.z - 1.42 * t, .24); w = rnd.uniform(-.09, .09); P.append((c0.x + r * cos(a + w), c0.y + r * sin(a + w), z if t < 1.1 else .22))
        tube(P, .05 * rnd.uniform(.7, 1.2), rt, taper=[1.5, 1.2, 1, .9, .8, .7, .2], res=3)
    tube([(3.72, .72, 1.6), (3.78, .74, 2.0), (3.72, .78, 2.45), (3.85, .8, 2.8)], .13, rt, taper=[1.5, 1.0, .85, .5], res=4)
    for dx, dy, dz in ((-.5, 0, .5), (.5, .1, .42), (.1, -.3, .6), (0, .3, .5)): tube([(3.74, .76, 2.4), (3.74 + dx * .5, .76 + dy * .5, 2.4 + dz * .7), (3.74 + dx, .76 + dy, 2.4 + dz)], .05, rt, taper=[1, .7, .3], res=3)
    for k, (x, y, z, r) in enumerate(((3.35, .75, 2.92, .38), (4.2, .85, 2.86, .4), (3.8, .6, 3.12, .42), (3.75, 1.05, 2.98, .4))): foliage((x, y, z), (r, r, r * .62), 800, matte('#56703F' if k % 2 else '#6E8450', .55), k, .06, .2)
    lp = matte('#4F6B43', .4); pk = ceramic('#DDA79A', .4)
    for x, y, r in ((1.3, -.6, .11), (1.55, -.75, .08), (2.6, -.75, .1), (3.3, -.6, .12), (3.55, -.8, .08), (2.1, -.5, .07)): cyl(r, .012, lp, (x, y, .215), .004, seg=32)
    for x, y in ((1.42, -.66), (3.42, -.72), (2.72, -.68)):
        for k in range(14): leaf(.1, .05, pk, (x, y, .24), (0, -30 - 35 * (k % 2), 360 * k / 7 + 25 * (k % 2)), -.3, .2)
    cam(2.4, 1.5)

@cityscene('saipan')
def _():
    stage('#D8DCD4', '#DFD1BA', ('disc', '#E0A27F', 3.6, 2.5, 1.35)); 
    plinth((2.4, .3, 0), 2.3, .34, resin('#1C6468', '#7DB5A6', 1.1, .14, .05, 5, radial=(.1, .2, .5, 2.0), deep='#114650')); rk = zramp([(0, '#8F8068'), (.3, '#C9B998'), (.8, '#DDD0B4'), (1, '#6E8050')], 0, 2.3, 3, .22, .9, bump=.7)
    # limestone arch: a swept ring broken by noise
    def f(u, v):
        t = rad(-18) + rad(216) * u; a = 2 * PI * v; R = 1.02; k = .3 + .26 * abs(cos(t)) ** 1.5 + .1 * sin(t * 3 + 1); c = Vector((R * cos(t) * 1.12, 0, .1 + R * sin(t) * 1.28)); n = Vector((cos(t), 0, sin(t))); p = c + n * cos(a) * k * 1.0 + Vector((0, 1, 0)) * sin(a) * k * 1.15
        q = p * 1.6; d = .2 * mnoise.noise(q + Vector((3, 1, 2))) + .1 * mnoise.noise(q * 2.6) + .05 * mnoise.noise(q * 6); st = .035 * sin(p.z * 16 + 3 * mnoise.noise(p)); return tuple(p + (n * cos(a) + Vector((0, sin(a), 0))) * (d + st))
    grid(150, 70, f, rk, (2.75, .75, .34), (0, 0, -16))
    rocks([((1.15, .35, .36), (.3, .26, .17), 20), ((.95, .05, .34), (.17, .15, .1), 70), ((4.15, .1, .36), (.3, .25, .2), 140), ((3.55, -.35, .34), (.16, .13, .09), 10), ((1.5, 1.5, .4), (.5, .4, .4), 0)], rk, 4, 4, .35, 3)
    def sand(u, v): a = 2 * PI * u; r = v; return (1.35 + 1.0 * r * cos(a) + .12 * cos(2 * a) * r, -.75 + .62 * r * sin(a), .31 + .11 * (1 - r * r) + .012 * mnoise.noise(Vector((r * cos(a) * 3, r * sin(a) * 3, 2))))
    grid(80, 20, sand, plaster('#EBDDC2', .25, 6)); palm((1.1, -.72, .38), 1.55, .66, 4, (-.3, .0)); palm((1.35, -.55, .38), 1.15, .56, 9, (.25, .1))
    for c, r in (((3.0, .68, 1.86), .26), ((2.5, .8, 1.9), .2), ((2.75, .6, 1.88), .16), ((3.62, .5, 1.5), .18)): foliage(c, (r, r, r * .4), 380, matte('#55703F', .6), int(r * 100), .05, .2)
    star = terracotta('#B5553A')
    with Group((1.85, -.9, .41), (0, 0, 20)): struts([((0, 0, .02), (.15 * cos(a), .15 * sin(a), 0), .04, .01) for a in [2 * PI * i / 5 for i in range(5)]], .03, star, 10)
    cl = M('sailc', '#F3EDE0', .55, 0).m
    with Group((2.55, -.85, .36), (0, -5, -12), .62): hull(1.0, .1, .12, wood('#5A3820', '#8A5A34', 1.5), (0, 0, .08), rise=.1, pw=.6, rp=2); struts([((0, 0, .1), (.1, 0, 1.1))], .012, wood('#5A3820')); sail((-.35, -.03, .25), (.35, -.03, .2), (.12, 0, 1.1), cl, (0, -.12, 0)); hull(.7, .035, .05, wood('#5A3820'), (0, .34, .07), rise=.05); struts([((-.2, 0, .14), (-.2, .34, .1)), ((.2, 0, .14), (.2, .34, .1))], .012, wood('#5A3820'))
    cam(2.6, 1.35)

@cityscene('guam')
def _():
    stage('#DDB79A', '#D8BD9D', ('disc', '#EDC08A', 1.15, 1.7, 1.2), d=(1.15, .8, -.55), e=3.6, suncol=(1, .78, .54), keycol=(1, .84, .68), key=420, win=None, hole=(9, 7))
    st = stone('#A8957C', .3, 2.6, .9, .45); box((4.9, 3.1, .22), resin('#184E54', '#3B8380', .9, .22, .05, 4.5), (2.4, .45, 0), .03); ring_ = brass(.22); boxes([(2.4, .45, .09, 4.93, 3.13, .05)], ring_, .006)
    def land(u, v):
        x = .35 + 4.5 * u; y = -.75 + 2.7 * v; e = min(1, max(0, (y + .62 + .22 * sin(x * 1.7) - .05) * 2.6)) * min(1, max(0, (x - .5 - .18 * sin(y * 2.2)) * 3)) * min(1, max(0, (4.83 - x) * 9)) * min(1, max(0, (1.99 - y) * 9)); return (x, y, .16 + .22 * e ** .7 + .04 * mnoise.noise(Vector((x * 1.5, y * 1.5, 3))) * e)
    grid(130, 90, land, zramp([(.1, '#E3D0AA'), (.42, '#D6C08F'), (.6, '#8C9058'), (1, '#6E7D48')], .2, .42, 3, .25, .9))
    rnd = random.Random(3)
    def latte(x, y, s, r=0, lean=0):
        with Group((x, y, .36), (lean, lean * .6, r), s):
            rings = []
            for i in range(15):
                t = i / 14; w = .4 - .13 * t + .05 * (1 - t) ** 4; rings.append([(px * (1 + .07 * mnoise.noise(Vector((px * 3, py * 3, t * 3 + s * 9)))), py * (1 + .07 * mnoise.noise(Vector((px * 3, py * 3, t * 3 + s * 9 + 4)))), 1.25 * t - .05) for px, py in section(w * 1.15, w * .86, .09, 40)])
            loft(rings, st, angle=60)
            def cap(u, v): a = 2 * PI * u; ph = PI * v; rr = .4 * sin(ph); z = -cos(ph) * .4; z = z * .88 if z < 0 else z * .3; n = 1 + .07 * mnoise.noise(Vector((rr * cos(a) * 3, rr * sin(a) * 3, z * 4 + s * 7))); return (rr * cos(a) * n, rr * sin(a) * n, 1.53 + z)
            grid(64, 32, cap, st)
    for i, (x, y, s, r, l) in enumerate(((1.25, .1, 1.08, 8, 1), (2.3, .05, 1.12, -14, -1.5), (3.4, .0, 1.1, 30, 1), (1.75, 1.3, 1.0, 50, 0), (2.85, 1.3, 1.02, 70, 1.5), (3.9, 1.25, 1.0, 20, -1))): latte(x, y, s, r, l)
    rocks([((x, y, .24), (k, k * .8, k * .55), k * 900) for x, y, k in ((.75, -.45, .12), (1.0, -.62, .08), (2.9, -.68, .13), (3.15, -.82, .08), (4.3, -.6, .15), (.62, .25, .1), (2.05, -.6, .06))], st, 4, 3, .3)
    for i in range(26): 
        x, y = rnd.uniform(.9, 4.7), rnd.uniform(-.3, 1.8); struts([((x, y, .34), (x + rnd.gauss(0, .05), y + rnd.gauss(0, .05), .34 + rnd.uniform(.08, .2)), .008, .001) for k in range(12)], .008, matte('#7F8A4C', .7), 4)
    palm((4.6, 1.5, .34), 2.35, .72, 5, (-.2, 0)); palm((.75, 1.3, .34), 1.9, .66, 7, (-.22, 0))
    cam(2.3, 1.35, .5, 1.05, 11.7)

@cityscene('hainan')
def _():
    stage('#D3DDD8', '#DECFB8', ('arch', '#DDA083', 2.6, 3.9, 3.9))
    plinth((2.4, .3, 0), 2.35, .34, resin('#124850', '#3E918C', 1.0, .18, .05, 6, radial=(.4, .6, 1.2, 2.7), deep='#0E3A45'))
    def sand(u, v): a = 2 * PI * u; r = v; return (2.7 + 1.85 * r * cos(a), .85 + 1.3 * r * sin(a) - .12 * cos(3 * a) * r, .3 + .12 * (1 - r ** 4) + .01 * mnoise.noise(Vector((r * cos(a) * 4, r * sin(a) * 4, 2))))
    grid(100, 24, sand, plaster('#E8D9BC', .25, 6)); wt = ceramic('#F3ECE0', .3, coat=.2); dk = wood('#8A5E3A', '#B98A58', 1.2); stn = travertine('#D9C6A6')
    with Group((2.75, .75, .4), (0, 0, -12), 1.05):
        cyl(1.25, .07, stn, bev=.02); cyl(1.05, .05, dk, (0, 0, .07), .01)
        N = 5
        def roof(u, v): a = 2 * PI * u; r = .16 + 1.42 * v; lob = cos(N * a); z = 1.02 + .46 * (1 - v) ** 1.4 * 1.2 + lob * .2 * v ** 1.6 + .1 * v * v; rr = r * (1 + .12 * lob * v * v); return (rr * cos(a), rr * sin(a), z)
        grid(161, 30, roof, wt, thick=.035); 
        for i in range(N): 
            a = 2 * PI * i / N + PI / N; 
            for s in (-.1, .1): struts([((.98 * cos(a), .98 * sin(a), .07), (1.12 * cos(a + s), 1.12 * sin(a + s), 1.0), .026, .016)], .02, brass(.22), 10)
        struts([((.16 * cos(a), .16 * sin(a), 1.56), (.16 * cos(a + PI / 12), .16 * sin(a + PI / 12), 1.56), .02) for a in [2 * PI * i / 24 for i in range(24)]], .02, brass(.2), 8)
        cyl(.3, .34, stn, (0, 0, .12), .03); lathe([(0, 0), (.1, 0), (.16, .12), (.09, .28), (.11, .34)], ceramic('#CFC3AE', .3), (0, 0, .46), seg=40); foliage((0, 0, .95), (.2, .2, .16), 260, matte('#4F6B43', .5), 3, .07, .2)
        for a in (200, 250, 300): x, y = .72 * cos(rad(a)), .72 * sin(rad(a)); boxes([(x, y, .12, .34, .16, .12, a + 90)], plaster('#C77A5E', .12), .03)
        sphere(.07, emit('#FFE0AE', 4), (0, 0, 1.34), seg=24)
    for x, y, h, R, k, l in ((1.05, .95, 2.1, .74, 2, -.25), (1.35, 1.5, 2.6, .78, 4, -.1), (4.35, .95, 2.15, .74, 6, .2), (4.05, 1.55, 2.75, .78, 8, .1), (.95, .25, 1.25, .56, 11, -.2)): palm((x, y, .36), h, R, k, (l, 0))
    rocks([((.95, -.55, .34), (.2, .16, .13), 20), ((1.2, -.75, .34), (.12, .1, .08), 60), ((3.9, -.75, .34), (.2, .16, .14), 10), ((3.62, -.95, .34), (.1, .09, .06), 80)], stone('#B9A888', .3, 3, .85, .35), 3, 4, .25)
    with Group((2.3, -1.2, .37), (0, 0, 14), .8): hull(.9, .12, .12, wood('#5A3820', '#8A5A34', 1.5), (0, 0, .08), rise=.12, pw=.6, rp=2.4); boxes([(-.12, 0, .06, .06, .2, .03), (.14, 0, .06, .06, .2, .03)], dk, .005)
    cam(2.55, 1.42)

@cityscene('queenstown')
def _():
    stage('#CBD3D6', '#D5CABA', ('disc', '#E2B99A', 1.5, 2.5, 1.2), e=3.8)
    box((4.9, 3.1, .26), resin('#113E49', '#22626A', .8, .1, .04, 4, stretch=(1, 1.6, 1)), (2.4, .5, 0), .03); boxes([(2.4, .5, .1, 4.93, 3.13, .05)], brass(.22), .006)
    m = M('alp', '#6D7480', .8, 0, Specular=.2); g = m.n('NewGeometry'); sp = m.n('SeparateXYZ'); m.l(m.coords(), sp.inputs[0]); sn = m.n('SeparateXYZ'); m.l(g.outputs['True Normal'], sn.inputs[0]); nz = m.noise(m.coords(), 2.2, 3, .6)
    a1 = m.n('Math'); a1.operation = 'MULTIPLY_ADD'; a1.inputs[1].default_value = .55; m.l(nz.outputs[0], a1.inputs[0]); m.l(sp.outputs[2], a1.inputs[2]); a2 = m.n('Math'); a2.operation = 'MULTIPLY_ADD'; a2.inputs[1].default_value = .9; m.l(sn.outputs[2], a2.inputs[0]); m.l(a1.outputs[0], a2.inputs[2])
    snow = m.ramp(a2.outputs[0], [(.0, 0), (.999, 0), (1, 1)], 'CONSTANT'); mr = m.n('Math'); mr.operation = 'GREATER_THAN'; mr.inputs[1].default_value = 1.86; m.l(a2.outputs[0], mr.inputs[0]); mz = m.n('MapRange'); mz.inputs[1].default_value = 0; mz.inputs[2].default_value = 1.3; m.l(a1.outputs[0], mz.inputs[0])
    m.color(m.mixc(mr.outputs[0], m.ramp(mz.outputs[0], [(0, '#7E8058'), (.3, '#6C6F5A'), (.5, '#70706F'), (1, '#7C8088')]), '#F1ECE4'))
    rnd = random.Random(9); PK = [(1.2, 1.45, 1.2, .95), (2.15, 1.5, 1.75, 1.2), (2.9, 1.25, 1.2, .9), (3.6, 1.5, 2.15, 1.35), (4.45, 1.45, 1.3, .95), (.5, 1.55, .75, .7), (1.65, 1.0, .62, .65), (3.1, .85, .62, .6), (4.25, .9, .66, .65)]
    nx, ny = 40, 19
    def f(u, v):
        x = .02 + 4.78 * u; y = .28 + 1.72 * v; jx = (rnd.random() - .5) * .07; jy = (rnd.random() - .5) * .05; h = 0
        for px, py, H, w in PK: d = math.hypot((x - px) * 1.0, (y - py) * 1.15); a = math.atan2(y - py, x - px); w2 = w * (1 + .28 * mnoise.noise(Vector((cos(a) * 1.6 + px, sin(a) * 1.6, px)))); h = max(h, H * max(0, 1 - d / w2) ** 1.06)
        e = min(1, max(0, (y - .3 - .14 * sin(x * 2.1)) * 3.2)); h = h * (1 + .2 * mnoise.noise(Vector((x * 3, y * 3, 1)))) + .13 * (mnoise.noise(Vector((x * 2.2, y * 2.2, 4))) + .75) 
        edge = min(1, (4.82 - x) * 12, (x - .0) * 12 + .0); return (x + jx * edge, y + jy, .2 + h * e if e > 0 else .2)
    o = grid(nx, ny, f, m.m); bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.triangulate(bm, faces=bm.faces[:], quad_method='ALTERNATE'); 
    for q in bm.faces: q.smooth = False
    bm.to_mesh(o.data); bm.free(); o.data.use_auto_smooth = False
    # back and side skirts
    tr = [matte('#2F4A38', .7), matte('#3F5A40', .7)]
    def pine(x, y, z, s, k): lathe([(.0, 1.0), (.14, .62), (.07, .62), (.2, .34), (.1, .34), (.25, .06), (.03, .06), (.03, 0)], tr[k], (x, y, z), seg=9, raw=True, smooth=False).scale = (s, s, s)
    dg = None; V = [v.co.copy() for v in o.data.vertices if .24 < v.co.z < .7 and v.co.y < 1.3]
    for i in range(90): v = rnd.choice(V); pine(v.x + rnd.uniform(-.05, .05), v.y, v.z - .04, rnd.uniform(.16, .3), i % 2)
    wd = wood('#6A4A30', '#94703F', 1.5); boxes([(1.55, -.35 - .075 * i, .4, .3, .06, .02) for i in range(11)], wd, .003); struts([((1.55 + s * .13, -.35 - .25 * i, .2), (1.55 + s * .13, -.35 - .25 * i, .44)) for s in (-1, 1) for i in range(4)], .014, wd, 8); boxes([(1.55, .05, .26, .34, .8, .14)], stone('#8A8472', .2, 4), .03)
    with Group((3.05, -.5, .27), (0, 0, 10), .95): 
        hull(1.25, .15, .15, matte('#F0E8DA', .4), (0, 0, .08), rise=.05, pw=.55, rp=2); boxes([(-.02, 0, .04, .72, .2, .11)], wd, .01); boxes([(-.02, 0, .15, .8, .25, .02)], matte('#F0E8DA', .5), .005); cyl(.045, .24, terracotta('#A8492F'), (-.02, 0, .16), .005, seg=24); cyl(.047, .04, matte('#22262B', .5), (-.02, 0, .38), .004, seg=24)
    with Group((.9, .62, .36), (0, 0, 12), .8): boxes([(0, 0, 0, .42, .3, .2)], wd, .008); loft([[(-.25, -.2, .2), (.25, -.2, .2), (.25, .2, .2), (-.25, .2, .2)], [(-.23, -.004, .42), (.23, -.004, .42), (.23, .004, .42), (-.23, .004, .42)]], matte('#5A3D32', .7), smooth=False); boxes([(-.08, -.152, .06, .09, .01, .09), (.1, -.152, .06, .09, .01, .09)], emit('#FFD59A', 2), 0); boxes([(.12, .05, .3, .07, .07, .18)], stone('#8A8472', .2, 4), .005)
    cam(2.5, 1.42, .5, 1.05, 11.7)

@cityscene('brisbane')
def _():
    stage('#DFD2C4', '#DCC8B4', ('arch', '#B9A5B2', 3.0, 3.6, 3.9)); 
    box((4.8, 3.1, .3), travertine('#CDB693', 1, 2), (2.45, .45, 0), .03); gr = plaster('#8A9060', .35, 8); boxes([(2.45, .45, .295, 4.66, 2.96, .02)], gr, .005)
    # river bend
    P = [(.15 + 4.6 * t, -.58 + .3 * sin(t * 5.2 + .6), .325) for t in [i / 60 for i in range(61)]]
    def riv(u, v): i = min(int(u * 60), 59); p = Vector(P[i]).lerp(Vector(P[i + 1]), u * 60 - i); return (p.x, p.y + (v - .5) * (.5 + .08 * sin(u * 9)), .322)
    def bank(u, v): q = riv(u, .5); return (q[0], q[1] + (v - .5) * (.68 + .08 * sin(u * 9)), .319)
    grid(120, 5, bank, plaster('#D9C7A0', .3, 6)); grid(120, 9, riv, resin('#1C5A5C', '#3A8680', 1.4, .14, .04, 7))
    wt = plaster('#EDE3D2', .1, 2); wd = wood('#8A6240', '#B08A5E', 1.4); rf = M('tin', '#8C4A38', .5, .2); w = rf.n('TexWave'); w.inputs['Scale'].default_value = 9; rf.l(rf.coords(), w.inputs[0]); rf.bump(w.outputs['Fac'], .5, .02); rf = rf.m; dk = M('pane', '#3C4A48', .1, .3).m; sh = matte('#2F5541', .5)
    with Group((3.2, .75, .315), (0, 0, -14), 1.12):
        struts([((x, y, 0), (x, y, .55)) for x in (-.95, -.48, 0, .48, .95) for y in (-.7, -.2, .3, .7)], .028, wd, 8)
        struts([((x, -.7, .05), (x + .47, -.7, .5), .01) for x in (-.95, .48)] + [((x + .47, -.7, .05), (x, -.7, .5), .01) for x in (-.95, .48)], .01, wd, 4)
        boxes([(0, 0, .55, 2.15, 1.55, .06)], wd, .008); boxes([(0, .18, .61, 1.75, 1.05, .66)], wt, .008); boxes([(0, -.348, .63 + .066 * i, 1.75, .012, .008) for i in range(10)], matte('#CFC3AE', .7), 0)
        boxes([(0, -.355, .61, .26, .02, .54)], sh, .004); boxes([(x, -.355, .8, .24, .02, .3) for x in (-.55, .55)], dk, 0); boxes([(x + s * .17, -.36, .79, .09, .02, .32) for x in (-.55, .55) for s in (-1, 1)], sh, .004)
        struts([((x, -.72, .61), (x, -.72, 1.26)) for x in (-1.02, -.6, -.2, .2, .6, 1.02)] + [((x, y, .61), (x, y, 1.26)) for x in (-1.02, 1.02) for y in (-.3, .2, .7)], .022, wt, 6)
        B = [((x, -.72, .63), (x, -.72, .83)) for x in [-1.02 + .06 * i for i in range(15)] + [.2 + .06 * i for i in range(15)]] + [((s * 1.02, y, .63), (s * 1.02, y, .83)) for s in (-1, 1) for y in [-.72 + .06 * i for i in range(24)]]; struts(B, .007, wt, 4); struts([((-1.02, -.72, .84), (-.2, -.72, .84)), ((.2, -.72, .84), (1.02, -.72, .84)), ((-1.02, -.72, .84), (-1.02, .7, .84)), ((1.02, -.72, .84), (1.02, .7, .84))], .014, wt, 6)
        struts([((x, -.72, 1.26), (x + s * .1, -.72, 1.15)) for x in (-.6, -.2, .2, .6) for s in (-1, 1)], .01, wt, 5); boxes([(0, -.72, 1.25, 2.1, .04, .05)], wt, .004)
        # skirted roof
        loft([[(sx * 1.2, sy * .9, 1.28) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(sx * .86, sy * .52 + .08, 1.45) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(sx * .42, sy * .02 + .08, 1.98) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]], rf, smooth=False)
        loft([[(-.75, -.78, 1.4), (-.05, -.78, 1.4), (-.05, .1, 1.4), (-.75, .1, 1.4)], [(-.41, -.78, 1.72), (-.39, -.78, 1.72), (-.39, .1, 1.72), (-.41, .1, 1.72)]], rf, smooth=False); shape2d([[(-.68, 1.4), (-.12, 1.4), (-.4, 1.67)]], .02, wt, (0, -.79, 0), (90, 0, 0)); struts([((-.4 + .09 * k, -.81, 1.41), (-.4 + .09 * k, -.81, 1.66 - abs(k) * .085)) for k in (-2, -1, 0, 1, 2)], .008, wd, 4)
        boxes([(0, -.82 - .075 * i, .55 - .07 * i, .42, .08, .03) for i in range(8)], wd, .003); struts([((s * .22, -.76, .56), (s * .22, -1.36, .03), .016) for s in (-1, 1)] + [((s * .22, -.74, .84), (s * .22, -1.36, .32), .012) for s in (-1, 1)] + [((s * .22, -1.36, 0), (s * .22, -1.36, .34), .014) for s in (-1, 1)], .014, wt, 5)
    bk = matte('#6B5443', .85); jm = [matte(c, .6) for c in ('#80759A', '#9A8EAE', '#695F82')]
    tube([(1.3, .75, .28), (1.36, .75, .8), (1.28, .8, 1.3)], .085, bk, taper=[1.5, 1, .8], res=4)
    T = [(.85, .6, 2.0, .48), (1.45, .95, 2.35, .55), (1.85, .6, 1.95, .45), (1.2, .35, 1.75, .36), (.65, 1.05, 1.75, .4), (1.75, 1.2, 2.05, .45)]
    for i, (x, y, z, r) in enumerate(T): tube([(1.3, .78, 1.15), ((1.3 + x) / 2 + .05, (.78 + y) / 2, 1.5), (x, y, z - .1)], .045, bk, taper=[1, .7, .3], res=3); [foliage((x, y, z), (r * 1.15, r * 1.05, r * .62), 620, jm[k], i * 3 + k, .05, .15) for k in range(3)]
    rnd = random.Random(2); foliage((1.35, .55, .33), (.85, .6, .012), 420, jm[1], 77, .035, .0)
    for x, y in ((2.0, -.02), (4.45, -.05), (.45, .15), (4.5, 1.3)): foliage((x, y, .42), (.19, .19, .15), 420, matte('#55703F', .6), int(x * 10), .045, .2)
    with Group((1.3, -.78, .33), (0, 0, -12), .55): hull(.9, .12, .12, wd, (0, 0, .08), rise=.1, pw=.6, rp=2.4)
    cam(2.5, 1.42, .5, 1.05, 11.7)

# ------------------------------------------------------------------ command line
# how a city's tall picture is framed where the common values cut its subject or leave no room for words:
# cover = share of the wide picture's width, rise = how far the subject is lifted (negative: words stand above it), x = the middle, 0 to 1
TALL = {
    'hong-kong': dict(cover=.74, rise=.16), 'new-york-city': dict(cover=.74), 'venice': dict(cover=.74, rise=.2),
    'los-angeles': dict(cover=.72, x=.68), 'san-francisco': dict(cover=.74, x=.66), 'hainan': dict(cover=.74, x=.66), 'bali': dict(cover=.78, x=.68),
    'abu-dhabi': dict(cover=.74), 'auckland': dict(cover=.72), 'guam': dict(cover=.74, x=.66), 'saipan': dict(cover=.74), 'siem-reap': dict(cover=.72),
    'macau': dict(cover=.84, x=.7), 'cairns': dict(cover=.74), 'brisbane': dict(cover=.72), 'queenstown': dict(cover=.8, x=.66), 'okinawa': dict(cover=.76), 'hawaii': dict(cover=.76),
}
def limestone(y=-3.4):
    # the waves end at a dark border; plain slabs lie before them, where words stand
    iv = travertine('#EADFCB', .5, 0, .6); boxes([(2, y - .12, 0, 40, .24, .012)], matte('#2B2B2F', .6), 0); boxes([(2, y - 6.24, 0, 40, 12, .01)], iv, 0)
def lagoon_mist():
    # morning fog lies on the nearest water, light enough for words in ink
    haze(9, 1.3, (2, -8.7, .32), '#F1E5D4', .96, .86, (.42, .88), .45)
FOOT = {'macau': limestone, 'venice': lagoon_mist}
def frame_tall(sc, W, meta, cover=.62, rise=.14, x=None):
    # 9:16 of the same scene: `cover` of the wide picture's width around the focal point, the subject lifted by `rise` so that words stand below it
    c = sc.camera.data; c.sensor_fit = 'HORIZONTAL'; x = x or meta['focal'][0]
    c.shift_x = (c.shift_x + min(x, 1 - cover / 2 + .1) - .5) / cover; c.shift_y = c.shift_y / cover - rise; c.lens *= 1 / cover
    sc.render.resolution_x, sc.render.resolution_y = W, round(W * 16 / 9)

def main():
    import time, json, traceback, studio
    a = sys.argv[sys.argv.index('--') + 1:]; names = [n for n in studio.SCENES if n.startswith('city-')] if a[0] == 'all' else a[0].split(',')
    out, W, S = a[1], int(a[2]), int(a[3]); final = 'final' in a[4:]; tall = 'tall' in a[4:]; os.makedirs(out, exist_ok=True)
    for n in names:
        t = time.time()
        try:
            fn, meta = studio.SCENES[n]; sc = studio.reset(W, round(W * 9 / 16), S, **meta.get('scene', {})); fn(); sc = bpy.context.scene; sc.render.image_settings.file_format = 'PNG'
            if tall: frame_tall(sc, W, meta, **TALL.get(meta['city'], {})); FOOT.get(meta['city'], lambda: None)(); n += '-tall'
            if not final: sc.render.filepath = os.path.join(out, n + '.png'); bpy.ops.render.render(write_still=True)
            else:
                json.dump({**meta, 'name': n, 'width': 1600, 'height': 900}, open(os.path.join(out, n + '.json'), 'w'), ensure_ascii=False)
                sc.view_layers[0].cycles.denoising_store_passes = True; sc.use_nodes = True; nt = sc.node_tree; nt.nodes.clear()
                rl = nt.nodes.new('CompositorNodeRLayers'); co = nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'], co.inputs[0])
                fo = nt.nodes.new('CompositorNodeOutputFile'); fo.base_path = os.path.join(out, n + '_guide'); fo.format.file_format = 'PNG'; fo.format.color_mode = 'RGB'; fo.format.color_depth = '16'; fo.format.compression = 15; fo.format.color_management = 'OVERRIDE'; fo.format.view_settings.view_transform = 'Raw'; fo.file_slots.clear()
                for k, s in (('alb', 'Denoising Albedo'), ('nrm', 'Denoising Normal')):
                    fo.file_slots.new(k); src = rl.outputs[s]
                    if k == 'nrm': mx = nt.nodes.new('CompositorNodeMixRGB'); mx.inputs[0].default_value = .5; mx.inputs[1].default_value = (1, 1, 1, 1); nt.links.new(src, mx.inputs[2]); src = mx.outputs[0]
                    nt.links.new(src, fo.inputs[k])
                sc.cycles.samples = max(8, S // 2); sc.render.image_settings.color_depth = '16'; sc.render.image_settings.compression = 15
                for i, seed in enumerate((11, 77)): sc.cycles.seed = seed; sc.frame_set(i); sc.render.filepath = os.path.join(out, n + '_%s.png' % 'AB'[i]); bpy.ops.render.render(write_still=True)
            print('DONE %s %.1fs' % (n, time.time() - t), flush=True)
        except Exception as e: traceback.print_exc(); print('FAILED', n, repr(e), flush=True)
if __name__ == '__main__': main()
