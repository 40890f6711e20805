import type { Rollup } from 'vite';

/** The scripts and styles of a built site that load together with a module that is loaded on demand. */
export function filesOf(bundle: Rollup.OutputBundle, module: string): readonly string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(add);
  };
  for (const [name, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(module))) add(name);
  if (files.size === 0) throw new Error(`the built site has no script of its own for ${module}`);
  return [...files];
}
