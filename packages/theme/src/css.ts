import createEmotion from '@emotion/css/create-instance';

/** Styles are written at module level in `*.styles.ts` and extracted by the build; browsers get class names only. */
const emotion = createEmotion({ key: 'bs' });

export const css = emotion.css;
export const keyframes = emotion.keyframes;
export const injectGlobal = emotion.injectGlobal;
export const stylesCache = emotion.cache;
