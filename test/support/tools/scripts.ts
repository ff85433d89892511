import { readFileSync } from 'node:fs';

/** Every command of the project, as package.json offers it: its file by its name. */
export const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
export const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, file] =
    /^(?:npm run build -- --logLevel warn && )?node ((?:tools|test)\/[\w/]+)\.ts(?: --\w+)*$/.exec(script) ?? [];
  return file === undefined ? [] : [[name, `../${file}`] as const];
});
