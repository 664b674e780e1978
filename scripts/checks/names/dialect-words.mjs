/**
 * Words that no name of ours may contain, each with its replacements. They had several meanings, or one that only this
 * project knew.
 * @type {{ words: string[], use: string }[]}
 */
export const DIALECT = [
  { words: ['keep', 'keeps', 'kept', 'keeping', 'keeper'], use: 'cache, save, store or retain' },
  { words: ['ask', 'asks', 'asked', 'asking', 'asker'], use: 'request, load, query or confirm' },
  { words: ['tell', 'tells', 'telling', 'told', 'teller'], use: 'notify, report or notice' },
  { words: ['say', 'says', 'saying', 'said'], use: 'format, text or message' },
  { words: ['deal', 'deals', 'dealt', 'dealing'], use: 'assign' },
  { words: ['look', 'looks', 'looked', 'looking'], use: 'check, refresh, find or appearance' },
  { words: ['had'], use: 'served or loaded' },
  { words: ['stand', 'stands', 'stood', 'standing'], use: 'state, rank or position' },
  { words: ['judge', 'judges', 'judged', 'judging'], use: 'validate or rate' },
  { words: ['consider', 'considers', 'considered'], use: 'preview or validate' },
  { words: ['settle', 'settles', 'settled', 'settling'], use: 'finish or waitUntil' },
  { words: ['sound'], use: 'valid' },
  { words: ['draw', 'draws', 'drawn', 'drawing'], use: 'render' },
  { words: ['patient', 'patience'], use: 'retry, timeout or deadline' },
  { words: ['pressed'], use: 'overloaded' },
  { words: ['thing', 'things'], use: 'entity or resource' },
  { words: ['moment', 'moments'], use: 'instant, time or timestamp' },
  { words: ['most', 'least'], use: 'max or min, in front' },
  { words: ['whose', 'whom', 'whoever'], use: 'owner' },
  { words: ['ahead'], use: 'prefetch' },
  { words: ['trouble', 'troubles'], use: 'scenario or fault' },
  { words: ['good'], use: 'valid, cacheable or success' },
  { words: ['whole'], use: 'complete or total' },
  { words: ['nudge', 'overtake', 'lately', 'anew'], use: 'the action in plain words' },
  { words: ['words', 'wording'], use: 'text, label, terms or format' },
  { words: ['place', 'places', 'placed'], use: 'position, location or scope' },
];
