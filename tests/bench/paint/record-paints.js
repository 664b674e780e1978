// Runs in every page before anything of its own, as it stands here: nothing may be compiled into it.
{
  /** @type {{ ms: number, part: string }[]} */
  const paints = [];
  window.largestPaints = paints;
  /** @param {Element | null} element */
  const partOf = (element) => {
    const part = element?.closest('[data-block-type], section[id]');
    const name = part?.getAttribute('data-block-type') ?? part?.id ?? 'page';
    return `${name}, ${element?.localName ?? 'removed'}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      paints.push({
        ms: entry.startTime,
        part: partOf(Reflect.get(entry, 'element')),
      });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
