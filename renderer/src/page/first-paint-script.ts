/** The source of the script that runs before the first paint, as the build's manifest names it. */
export const FIRST_PAINT_SCRIPT = 'src/before-paint.ts';
