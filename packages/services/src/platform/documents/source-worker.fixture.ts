/** The source of `document-worker`, for threads of a program that was not built. */
export const sourceWorker = (): URL => {
  const register = `import { register } from ${JSON.stringify(import.meta.resolve('tsx/esm/api'))};`;
  const program = new URL('./document-worker.tsx', import.meta.url).href;
  const source = `${register} register(); await import(${JSON.stringify(program)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
};
