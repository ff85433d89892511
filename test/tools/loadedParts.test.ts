import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** All modules that a module brings along when it is loaded: what it imports later, and types, are none of them. */
function broughtBy(file: string, modules = new Set<string>()): ReadonlySet<string> {
  if (modules.has(file)) return modules;
  modules.add(file);
  if (!existsSync(file)) return modules;
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm);
  for (const [, name = ''] of imports) broughtBy(name.startsWith('.') ? join(dirname(file), name) : name, modules);
  return modules;
}

const drawn = (file: string): readonly string[] => [...broughtBy(file)].filter((name) => /\.tsx$|^react/.test(name));

test.each(['worker/index.ts', 'worker/app.ts', 'worker/routes/callRoutes.ts', 'worker/routes/smallFiles.ts'])(
  '%s brings no renderer along',
  (file) => {
    expect(broughtBy(file).size).toBeGreaterThan(5);
    expect(drawn(file)).toEqual([]);
  },
);

test.each(['worker/index.ts', 'worker/routes/smallFiles.ts'])('%s brings neither texts nor the app along', (file) => {
  const brought = [...broughtBy(file)];
  expect(brought.length).toBeGreaterThan(10);
  expect(brought.filter((name) => /^content\/messages\/|^worker\/(?:app\.|contentful\/)/.test(name))).toEqual([]);
});

test('the renderer is what pages are drawn with', () => {
  expect(drawn('worker/pages/render/page.tsx')).toContain('react-dom/server.edge');
});
