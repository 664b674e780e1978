import createEmotion from '@emotion/css/create-instance';

/** Styles are written at module level in `*.styles.ts` and extracted by the build; browsers get class names only. */
const emotion = createEmotion({ key: 'bs' });

const rules = new Map<string, string>();
// An object has keys of digits alone, as some names are, before all others.
emotion.cache.inserted = new Proxy(emotion.cache.inserted, {
  set: (inserted, name, rule) => {
    rules.set(String(name), String(rule));
    return Reflect.set(inserted, name, rule);
  },
});

export const css = emotion.css;
export const keyframes = emotion.keyframes;
export const injectGlobal = emotion.injectGlobal;
/** Every rule so far, in the order in which they were written. */
export const writtenRules = (): readonly string[] => [...rules.values()];
