/** Formats one of the two sites: "Tech site". */
export const formatSite = (brand: string): string =>
  `${brand.replace(/^./, (letter) => letter.toUpperCase())} site`;
