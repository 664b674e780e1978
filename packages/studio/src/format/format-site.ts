/** One of the two sites as people call it: "Tech site". */
export const formatSite = (brand: string): string =>
  `${brand.replace(/^./, (letter) => letter.toUpperCase())} site`;
