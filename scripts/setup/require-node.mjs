const OLDEST = { major: 20, minor: 19 };

/**
 * @param {string} version as `process.versions.node`
 * @returns {string | null} what is wrong with it, or null
 */
export const findNodeFault = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const young = major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
  return young
    ? null
    : `Broadsheet needs Node ${OLDEST.major}.${OLDEST.minor} or newer; this is ${version}.`;
};
