import type { FindingGuide } from '../finding-guide.ts';

/** Faults of `layouts/<kind>.json`: of the text, and of the plans that an audience can get. */
export const LAYOUT_FINDINGS = {
  BAND_HIDES_VACANCIES: {
    means:
      'A rule on `experienceBand` hides a block with vacancies from some bands. A fallback that can replace it for some bands counts too.',
    mend: 'Move the block with `place` or `order` instead. Rules on the band never hide vacancies.',
  },
  BLOCK_TYPE_CHANGED: {
    means: 'A variant gives a block another type, or adds a block without a type.',
    mend: 'Add a block under another id and hide the first one, or add `type`.',
  },
  BLOCK_TYPE_RENAMED: {
    means: 'A block type has another name now. The page serves all the same.',
    mend: 'Write the name that the finding gives.',
  },
  BLOCK_VERSION: {
    means: 'The version of a block does not exist, or a variant names another version.',
    mend: 'Write the version that the finding names.',
  },
  BRAND_WITHOUT_PAGE: {
    means: 'A `when` names a brand that does not have this page.',
    mend: 'Remove the brand from the `when`.',
  },
  CLASSES_TOO_MANY: {
    means:
      'A page is cached for each of more than 500 classes of people. The page cache has room for about 500 pages as large as the home page (`CACHE_MB`), so the classes of this one push out each other and all other pages.',
    mend: 'Let fewer fields decide, or let more values share a condition. `npx broadsheet explain` prints the fields with their groups.',
    isWarning: true,
  },
  DANGLING_ID: {
    means: 'A list, `hide`, `show` or `place` names a block that does not exist.',
    mend: 'Correct the id, or add the block.',
  },
  DEAD_LINK: {
    means:
      'A link leads to no page of the brand that shows it. Links in texts, banners, articles and brand configs are checked too.',
    mend: 'Copy the address of a page that opens.',
  },
  DUPLICATE_VARIANT_NAME: {
    means: 'Two variants of a page share a name.',
    mend: 'Rename one: explanations and history use the name.',
  },
  EMPTY_PLAN: {
    means: 'Some audience would get a page without any block.',
    mend: 'Leave at least one block without conditions.',
  },
  ENTRY_REPEATED: {
    means: 'A list in the settings of a block has two entries that readers cannot tell apart.',
    mend: 'Remove one of the two, or give it another name or link.',
  },
  EXPERIMENT_COLLISION: {
    means:
      'Two experiments, or an experiment and a schedule, change the same list of blocks or the settings of the same block for the same people.',
    mend: 'Let their conditions or times exclude each other, or give the experiments separate ranges of one layer.',
  },
  EXPERIMENT_OF_ANOTHER_PAGE: {
    means: 'A `when` names an experiment of another page.',
    mend: 'Create an experiment for this page.',
  },
  FALLBACK_INVALID: {
    means:
      'A fallback cannot be used: a type in it is unknown, the same as one that it replaces, not allowed on the page or in its slot, or its settings are wrong; or a variant changes it; or that of a pinned block ends in `"drop"`.',
    mend: 'Use an older, simpler type, written where the block is first named.',
  },
  FORM_CHOICES: {
    means: 'A field of a form has fewer than two choices, or the same choice twice.',
    mend: 'Add choices, remove one of the two, or take another kind of field.',
  },
  FORM_NEVER_OPEN: {
    means: 'A form closes before its page or its block is shown, or on a day that does not exist.',
    mend: 'Move the end of the form, or the start of the page or the block.',
  },
  ID_STANDS_TWICE: {
    means: 'One block id is listed twice: in one list, or in two lists of the same page.',
    mend: 'Remove one of the two, or add a second block with its own id.',
  },
  LAYOUT_MISSING: {
    means:
      'A running site serves a page and its layout file was deleted. The last good layout serves until the next start.',
    mend: 'Restore the file.',
  },
  NESTING_RING: {
    means: 'Blocks contain each other.',
    mend: 'Remove one of them from the slot of the other.',
  },
  NESTING_TOO_DEEP: {
    means: 'Blocks nest deeper than 4 levels, those of a fallback included.',
    mend: 'Move the block to a parent further up.',
  },
  NO_LAYOUT: {
    means:
      'The editor of Studio cannot show the file, because it does not have the form of a layout.',
    mend: 'Correct it as text, then open it in the editor again.',
  },
  ORPHAN_BLOCK: {
    means: 'A block is in no `order`, no slot and no `place`.',
    mend: 'Add its id to one of them, or remove the block.',
  },
  PAGE_BECOMES_PRIVATE: {
    means:
      'An edit takes a page out of caches: a block shows data of its viewer and decides the status of the page, or an experiment starts, whose arms no cache in front of the site may store. Only comparisons report it: `broadsheet diff` and Studio.',
    mend: 'Put the block on a page for members. Stop the experiment as soon as it has a result.',
    isWarning: true,
  },
  PAGE_MISMATCH: {
    means: '`page` is not a page kind, or differs from the name of the file.',
    mend: 'Make `page` and the name of the file equal.',
  },
  PINNED_LEFT_OUT: {
    means: 'Some audience would not see a pinned block, or would see a fallback around it.',
    mend: 'Move a pinned block if you like, but leave it in the list and give it no `when`.',
  },
  PLAN_SPACE_TOO_LARGE: {
    means:
      'The conditions of the page, or of an experiment and its page, make more than 50,000 different plans.',
    mend: 'Remove conditions, or use fewer fields in different variants. For an experiment name fewer audiences.',
  },
  PRIMARY_LEFT_OUT: {
    means:
      'Some audience would not see the block that the page is about, so the page would be "not found" for it.',
    mend: 'Leave one such block in the list and give it no `when`.',
  },
  PROOF_FAILED: {
    means: 'A running site could not finish the proof of a changed layout.',
    mend: 'Save the file again. If that does not help, use fewer fields in different variants.',
  },
  SCHEDULE_EMPTY: {
    means: '`until` is not after `from`, or a date does not exist.',
    mend: 'Correct the dates. `from` is included, `until` is not.',
  },
  SETTINGS_CLASH: {
    means:
      'The settings of several variants are invalid together, for an audience that gets all of them.',
    mend: 'Make the settings fit together, or let the variants exclude each other.',
  },
  SETTINGS_HIDDEN: {
    means: 'A variant writes settings of a block that none of its people see.',
    mend: 'Remove the settings, or let the variant show the block.',
  },
  SETTINGS_INVALID: {
    means: 'A setting does not exist, or its value is of the wrong kind or out of range.',
    mend: 'See the settings of the block type in the block reference.',
  },
  SLOT_EMPTY: {
    means: 'A tab has a label, and no blocks for anybody.',
    mend: 'Add a block to the tab, or remove its label.',
  },
  SLOT_LABEL_REPEATED: {
    means: 'Two tabs of a block have the same label, whatever the case of its letters.',
    mend: 'Give each tab a label of its own.',
  },
  SLOT_REFUSES: {
    means: 'A slot does not accept this block type or this fallback, or holds too many blocks.',
    mend: 'Move the block, or choose a type that the slot accepts.',
  },
  SLOT_WITHOUT_LABEL: {
    means: 'A tab has blocks and no label, so that nobody can open it.',
    mend: 'Write a label for the tab, or move its blocks.',
  },
  TEXT_BLANK: {
    means: 'A text that a block needs has only blanks.',
    mend: 'Write a text, or remove the entry or the block.',
  },
  TOO_MANY_BLOCKS: {
    means:
      'Some audience would get more than 40 blocks on the page, or a client that gets a fallback would.',
    mend: 'Remove blocks.',
  },
  TYPE_LIMIT: {
    means: 'The page shows more blocks of one type than its limit, fallbacks included.',
    mend: 'Remove one, or let their conditions exclude each other.',
  },
  TYPE_NOT_ON_PAGE: {
    means: 'The block type is not allowed on this page.',
    mend: 'Choose another type, or remove the block.',
  },
  UNKNOWN_ARM: {
    means: 'The experiment has no such arm.',
    mend: 'Use an arm of `layouts/experiments.json`.',
  },
  UNKNOWN_BANNERS: {
    means: 'A block names a banner file that does not exist.',
    mend: 'Name a file of `layouts/banners/`, without `.csv`.',
  },
  UNKNOWN_BLOCK_TYPE: {
    means: 'There is no such block type.',
    mend: 'Use a type of the block reference.',
  },
  UNKNOWN_CATEGORY: {
    means: 'No brand that shows the block or the banner has this category.',
    mend: 'Use a category of `brand-configs/<brand>.json`.',
  },
  UNKNOWN_AUDIENCE: {
    means: '`layouts/audiences.json` has no such audience.',
    mend: 'Correct the key, or add the audience.',
  },
  UNKNOWN_EXPERIMENT: {
    means: '`layouts/experiments.json` has no such experiment.',
    mend: 'Correct the key, or add the experiment.',
  },
  UNKNOWN_PLACE: {
    means: 'A `when` names a city or category that no brand has, or not by its slug.',
    mend: 'Use a slug of `brand-configs/<brand>.json`.',
  },
  UNKNOWN_SLOT: {
    means: 'The block type has no such slot.',
    mend: 'Use a slot of the block reference.',
  },
  UNREACHABLE_BLOCK: {
    means: 'No audience sees the block at any time.',
    mend: 'Compare its `when` with those of its parents and variants, or remove the block.',
  },
  UNSAFE_URL: {
    means: 'An address is neither a path of the site nor `https://`.',
    mend: 'Write a path such as `/jobfeed`, or a full `https://` address.',
  },
  VARIANT_WITHOUT_EFFECT: {
    means: 'A variant changes nothing for anybody at any time.',
    mend: 'Give it a change, check whether a later variant undoes it, or remove it.',
  },
  WHEN_IMPOSSIBLE: {
    means:
      '`not` removes every value that a field could have, the condition is for visitors of a cohort (only members have one), or nobody of its audience meets its other conditions.',
    mend: 'Remove a value from `not`, or remove the field. For visitors use `experienceBand`. Or choose another audience.',
  },
} as const satisfies Record<string, FindingGuide>;
