/**
 * @typedef {object} LastStage
 * @property {{ from: string, to: string }[]} copies each of a path below /app of an earlier stage to one below /app
 * @property {Record<string, string>} env
 * @property {string[]} command what is run where nothing else is named
 * @property {string[]} healthCheck
 */

/** @type {(text: string | undefined) => string[]} */
const wordsOf = (text) => JSON.parse(text ?? '[]');

/**
 * Reads what a Dockerfile's last stage is made of: its COPY from other stages, ENV, CMD and HEALTHCHECK.
 * @param {string} dockerfile
 * @returns {LastStage}
 */
export const readLastStage = (dockerfile) => {
  const stage =
    dockerfile
      .replaceAll(/\\\n\s*/g, ' ')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const copies = [...stage.matchAll(/^COPY --from=\w+ \/app\/(\S+) \.\/(\S*)$/gm)].map(
    ([, from = '', to = '']) => ({ from, to }),
  );
  const [, pairs = ''] = /^ENV (.*)$/m.exec(stage) ?? [];
  const env = Object.fromEntries(
    pairs.split(' ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    }),
  );
  return {
    copies,
    env,
    command: wordsOf(/^CMD (\[.*\])$/m.exec(stage)?.[1]),
    healthCheck: wordsOf(/^HEALTHCHECK .* CMD (\[.*\])$/m.exec(stage)?.[1]),
  };
};
