/** How a property becomes an attribute: `none` is omitted, `react` is left to React. */
export type AttributeKind =
  | 'none'
  | 'text'
  | 'token'
  | 'url'
  | 'filled-url'
  | 'boolean'
  | 'enumerated'
  | 'overloaded'
  | 'number'
  | 'positive'
  | 'react';

export interface AttributeRule {
  readonly kind: AttributeKind;
  /** The text before the value: a space, the HTML name and `="`. */
  readonly lead: string;
  /** Cached attributes by value, for properties with few distinct values. */
  readonly written: Map<unknown, string> | null;
  /** `true` and `false` are written as text; elsewhere they are not written. */
  readonly takesBooleans: boolean;
}

const SAME_NAME: Readonly<Partial<Record<AttributeKind, string>>> = {
  none: 'children dangerouslySetInnerHTML defaultValue defaultChecked innerHTML ref suppressContentEditableWarning suppressHydrationWarning',
  token: 'dir role viewBox width height',
  'filled-url': 'src href',
  url: 'action formAction',
  enumerated:
    'contentEditable spellCheck draggable value autoReverse externalResourcesRequired focusable preserveAlpha',
  boolean:
    'inert allowFullScreen async autoPlay controls credentialless default defer disabled disablePictureInPicture disableRemotePlayback formNoValidate hidden loop noModule noValidate open playsInline readOnly required reversed scoped seamless itemScope',
  overloaded: 'capture download',
  positive: 'cols rows size span',
  number: 'rowSpan start',
  react: 'style',
};

/** The HTML name has a hyphen before each capital: `strokeWidth`, `stroke-width`. */
const HYPHENATED =
  'acceptCharset httpEquiv accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule colorInterpolation colorInterpolationFilters colorProfile colorRendering dominantBaseline enableBackground fillOpacity fillRule floodColor floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight glyphName glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering letterSpacing lightingColor markerEnd markerMid markerStart maskType overlinePosition overlineThickness paintOrder pointerEvents renderingIntent shapeRendering stopColor stopOpacity strikethroughPosition strikethroughThickness strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor textDecoration textRendering transformOrigin underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xHeight';

const RENAMED: Readonly<Partial<Record<AttributeKind, Readonly<Record<string, string>>>>> = {
  token: {
    className: 'class',
    tabIndex: 'tabindex',
    xlinkActuate: 'xlink:actuate',
    xlinkArcrole: 'xlink:arcrole',
    xlinkRole: 'xlink:role',
    xlinkShow: 'xlink:show',
    xlinkTitle: 'xlink:title',
    xlinkType: 'xlink:type',
    xmlBase: 'xml:base',
    xmlLang: 'xml:lang',
    xmlSpace: 'xml:space',
  },
  url: { xlinkHref: 'xlink:href' },
  boolean: { autoFocus: 'autofocus', multiple: 'multiple', muted: 'muted' },
  text: { htmlFor: 'for', crossOrigin: 'crossorigin', xmlnsXlink: 'xmlns:xlink' },
};

/** Other names could end an attribute. Names beyond ASCII are left to React. */
const SAFE_NAME = /^[:A-Z_a-z][:A-Z_a-z\-.0-9]*$/;
const BEYOND_ASCII = /[\u0080-\uffff]/;
const HANDLER = /^on./i;
const STRINGIFIED_BOOLEANS = /^(?:data|aria)-/i;

/** Their values come from code, not from data. */
const REPEATED = new Set(
  'class role type rel name method loading decoding scope width height viewBox d fill fill-opacity stroke stroke-width transform aria-hidden aria-current aria-live'.split(
    ' ',
  ),
);

const ruleOf = (kind: AttributeKind, written: string): AttributeRule => ({
  kind,
  lead: ` ${written}="`,
  written: REPEATED.has(written) ? new Map() : null,
  takesBooleans: kind === 'enumerated' || STRINGIFIED_BOOLEANS.test(written),
});

const rules = new Map<string, AttributeRule>([
  ...Object.entries(SAME_NAME).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, ruleOf(kind as AttributeKind, name)] as const),
  ),
  ...Object.entries(RENAMED).flatMap(([kind, names]) =>
    Object.entries(names).map(
      ([name, written]) => [name, ruleOf(kind as AttributeKind, written)] as const,
    ),
  ),
  ...HYPHENATED.split(' ').map((name) => {
    const written = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    return [name, ruleOf('text', written)] as const;
  }),
]);

/** Names come from code, so there are few. The limit is for data that names attributes. */
const MAX_RULES = 1000;

/** Returns the rule for a property of an element. */
export const attributeRule = (name: string): AttributeRule => {
  const known = rules.get(name);
  if (known) return known;
  const isLeftOut = HANDLER.test(name) || !SAFE_NAME.test(name);
  const safeKind = isLeftOut ? 'none' : 'text';
  const rule = ruleOf(BEYOND_ASCII.test(name) ? 'react' : safeKind, name);
  if (rules.size < MAX_RULES) rules.set(name, rule);
  return rule;
};
