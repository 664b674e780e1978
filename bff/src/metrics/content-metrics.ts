import { Gauge, type Registry } from 'prom-client';

/** Findings in the content that is served. */
export const createContentMetrics = (registers: Registry[]) => {
  const configFaults = new Gauge({
    name: 'config_faults',
    help: 'Findings in the content that stop a reload. The last valid content keeps serving.',
    registers,
  });
  const configLeftOut = new Gauge({
    name: 'config_left_out',
    help: 'Findings that leave out only their own row or file, such as a banner row. All else serves.',
    registers,
  });
  const builtInMessages = new Gauge({
    name: 'messages_built_in',
    help: 'Texts that are missing or invalid in the content. The built-in texts serve.',
    registers,
  });
  return { configFaults, configLeftOut, builtInMessages };
};
