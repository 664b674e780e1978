import createEmotion from '@emotion/css/create-instance';

/** Styles run at module level in `*.styles.ts` and are extracted by the build; browsers get class names only. */
const emotion = createEmotion({ key: 'bs' });

const rules = new Map<string, string>();
// Object keys that are integers come first, and some class names are; a Map retains the insertion order.
emotion.cache.inserted = new Proxy(emotion.cache.inserted, {
  set: (inserted, name, rule) => {
    rules.set(String(name), String(rule));
    return Reflect.set(inserted, name, rule);
  },
});

export const css = emotion.css;
export const keyframes = emotion.keyframes;
export const injectGlobal = emotion.injectGlobal;
/** Every rule so far, in insertion order. */
export const writtenRules = (): readonly string[] => [...rules.values()];
