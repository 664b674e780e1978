const ACCOUNTS = (/** @type {number} */ port) => `
  To log in, with the password "broadsheet demo":
    basic@tech.example         pro@tech.example         fresher@tech.example         new@tech.example
    basic@management.example   pro@management.example   fresher@management.example   new@management.example
  To Studio, http://tech.localhost:${port}/studio, with the same password:
    marketer@tech.example      marketer@management.example      admin@tech.example
`;

/**
 * Where the site answers, and who can log in.
 * @param {number} port @param {string} metricsPort
 * @param {Readonly<Record<string, string>>} [more] further addresses by what they are
 */
export const greet = (port, metricsPort, more = {}) => {
  const addresses = {
    'technology jobs': `http://tech.localhost:${port}`,
    'management jobs': `http://management.localhost:${port}`,
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    ...more,
  };
  const lines = Object.entries(addresses).map(([name, url]) => `  ${name.padEnd(18)}${url}`);
  const isDemo = process.env.APP_ENV !== 'production' && process.env.DEMO_DATA !== 'off';
  return `\n${lines.join('\n')}\n${isDemo ? ACCOUNTS(port) : ''}`;
};
