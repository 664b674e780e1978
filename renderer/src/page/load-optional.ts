/**
 * Runs optional code. If its load fails because the connection is lost, the page works without it; the next page tries
 * again.
 */
export const loadOptional = <Module>(
  loading: Promise<Module>,
  run: (module: Module) => void,
): void => {
  void loading.then(run, () => undefined);
};
