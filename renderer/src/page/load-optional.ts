/**
 * Runs code that a page works without. A page that loses its connection before that code is loaded goes on without it; the
 * next page loads it again.
 */
export const loadOptional = <Module>(
  loading: Promise<Module>,
  run: (module: Module) => void,
): void => {
  void loading.then(run, () => undefined);
};
