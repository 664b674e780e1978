/** The chunk with what every page hydrates. The build writes it, and pages preload it. */
export const HYDRATION_CHUNK = 'hydration';
