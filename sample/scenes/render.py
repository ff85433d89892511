"""blender -b -P render.py -- NAME[,NAME...]|all OUTDIR WIDTH HEIGHT SAMPLES [final]
WIDTH or HEIGHT 0 = the scene's own delivery size; a card wider than 4:3 shows more at its sides, a banner's shape. 'final' writes two half-sample passes plus albedo/normal guides for denoise.py,
'print' what is written in it, by itself and at twice the size: the filter blurs letters (print.py lays it over)."""
import bpy, json, sys, os, time, importlib
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import studio
MODS = ['heroes', 'beauty', 'watches', 'fashion', 'spirits', 'food', 'dining', 'architecture', 'art', 'house', 'brands', 'rooms', 'tables', 'coffee', 'coasts', 'desks', 'circle', 'openings', 'wraps', 'works', 'materials', 'finery', 'nearer', 'sydney', 'trades', 'doors', 'relics', 'harvest', 'told', 'crafts', 'cafes', 'scents', 'hearth']
for m in MODS:
    if os.path.exists(os.path.join(HERE, m + '.py')):
        try: importlib.import_module(m)
        except Exception as e: print('IMPORT FAILED', m, repr(e))
a = sys.argv[sys.argv.index('--') + 1:]
names = list(studio.SCENES) if a[0] == 'all' else a[0].split(',')
out, W, H, S = a[1], int(a[2]), int(a[3]), int(a[4]); final = 'final' in a[5:]
os.makedirs(out, exist_ok=True)
for n in names:
    fn, meta = studio.SCENES[n]
    dw, dh = (1920, 1080) if meta.get('kind') == 'hero' else (1200, 900)
    w, h = (W or dw), (H or dh)
    if W and meta.get('kind') == 'hero':
        if final: w = round(W * 5 / 3 / 2) * 2
        h = round(w * 9 / 16)
    if final:
        import json; json.dump({**meta, 'name': n, 'kind': meta.get('kind', 'card'), 'width': dw, 'height': dh}, open(os.path.join(out, n + '.json'), 'w'), ensure_ascii=False)
    t = time.time()
    try:
        sc = studio.reset(w, h, S, **meta.get('scene', {}))
        fn()
        sc = bpy.context.scene; cam = sc.camera.data
        if meta.get('kind') != 'hero' and w * 3 > h * 4:   # a card made wide shows more at its sides, and the same between
            k = 4 * h / (3 * w); cam.lens *= k; cam.dof.aperture_fstop *= k; cam.shift_x *= k; cam.shift_y *= k
        if 'print' in a[5:]:
            from bpy_extras.object_utils import world_to_camera_view as seen
            from mathutils import Vector
            bpy.context.view_layer.update(); r = sc.render; r.resolution_percentage = 200; r.use_border = r.use_crop_to_border = True; r.image_settings.file_format = 'PNG'; labels = []
            for o in [o for o in bpy.data.objects if o.name.startswith(('text', 'wrapped'))]:   # lines that lie beside each other are one label
                ps = [seen(sc, sc.camera, o.matrix_world @ Vector(c)) for c in o.bound_box]; box = [min(p.x for p in ps), max(p.x for p in ps), min(p.y for p in ps), max(p.y for p in ps)]; m = 10 / w + (box[1] - box[0]) / 5; box = [box[0] - m, box[1] + m, box[2] - 10 / h, box[3] + 10 / h]
                for l in [l for l in labels if l[0] < box[1] and box[0] < l[1] and l[2] < box[3] and box[2] < l[3]]: labels.remove(l); box = [min(box[0], l[0]), max(box[1], l[1]), min(box[2], l[2]), max(box[3], l[3])]
                labels.append(box)
            for i, box in enumerate(labels):
                r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = box; r.filepath = os.path.join(out, '%s_print%d.png' % (n, i)); bpy.ops.render.render(write_still=True)
            json.dump([[max(0, box[0]) * w, h - min(1, box[3]) * h] for box in labels], open(os.path.join(out, n + '_print.json'), 'w'))
        elif not final:
            sc.render.filepath = os.path.join(out, n + '.png'); sc.render.image_settings.file_format = 'PNG'
            bpy.ops.render.render(write_still=True)
        else:
            vl = sc.view_layers[0]; vl.cycles.denoising_store_passes = True
            sc.use_nodes = True; nt = sc.node_tree; nt.nodes.clear()
            rl = nt.nodes.new('CompositorNodeRLayers'); co = nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'], co.inputs[0])
            fo = nt.nodes.new('CompositorNodeOutputFile'); fo.base_path = os.path.join(out, n + '_guide'); fo.format.file_format = 'PNG'; fo.format.color_mode = 'RGB'; fo.format.color_depth = '16'; fo.format.compression = 15; fo.format.color_management = 'OVERRIDE'; fo.format.view_settings.view_transform = 'Raw'
            fo.file_slots.clear()
            for k, s in (('alb', 'Denoising Albedo'), ('nrm', 'Denoising Normal')):
                fo.file_slots.new(k); src = rl.outputs[s]
                if k == 'nrm':   # -1..1 -> 0..1
                    mx = nt.nodes.new('CompositorNodeMixRGB'); mx.blend_type = 'MIX'; mx.inputs[0].default_value = .5; mx.inputs[1].default_value = (1, 1, 1, 1); nt.links.new(src, mx.inputs[2]); src = mx.outputs[0]
                nt.links.new(src, fo.inputs[k])
            sc.cycles.samples = max(6, S // 2)
            for i, seed in enumerate((11, 77)):
                sc.cycles.seed = seed; sc.frame_set(i)
                sc.render.filepath = os.path.join(out, n + '_%s.png' % 'AB'[i]); sc.render.image_settings.file_format = 'PNG'; sc.render.image_settings.color_depth = '16'; sc.render.image_settings.compression = 15
                bpy.ops.render.render(write_still=True)
        print('DONE %s %.1fs' % (n, time.time() - t), flush=True)
    except Exception as e:
        import traceback; traceback.print_exc(); print('FAILED', n, repr(e), flush=True)
