import type { ShellModel } from '../../content/pageModel.ts';

export function Footer({ shell }: { readonly shell: ShellModel }) {
  return <footer>{shell.settings?.footerDescription}</footer>;
}
