/** The neutral scale of both brands, by scheme; every text pair has a contrast of at least 4.5:1. */
export const NEUTRALS = {
  light: {
    surface: '#fcfbf8',
    surfaceRaised: '#ffffff',
    surfaceSunk: '#f3f1eb',
    ink: '#1a1917',
    inkSoft: '#59554d',
    rule: '#dfdbd1',
    ruleStrong: '#857f73',
    positive: '#146c43',
    negative: '#b42318',
  },
  dark: {
    surface: '#151513',
    surfaceRaised: '#1f1e1b',
    surfaceSunk: '#0e0e0c',
    ink: '#edeae3',
    inkSoft: '#aca69b',
    rule: '#35332e',
    ruleStrong: '#827c70',
    positive: '#6fd6a0',
    negative: '#ff9b8f',
  },
} as const;

export type Scheme = keyof typeof NEUTRALS;
