import type { IconName } from '@broadsheet/contract/icon-names';

/** Outlines on a grid of 24 by 24, drawn for this site. */
export const ICON_PATHS: Readonly<Record<IconName, string>> = {
  bank: 'M3 9l9-5 9 5zM5 9v8M10 9v8M14 9v8M19 9v8M3 20h18',
  book: 'M12 6C10 4.5 7 4 4 4v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  bridge:
    'M2 18h20M5 18V8M19 18V8M2 11c1.5 0 3-1 3-3 0 4 3 6 7 6s7-2 7-6c0 2 1.5 3 3 3M9 14v4M15 14v4',
  briefcase: 'M3 8h18v12H3zM9 8V4h6v4M3 13h18',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 11c.5.5.5 1 .5 2h6c0-1 0-1.5.5-2A6 6 0 0 0 12 3z',
  cap: 'M2 9l10-5 10 5-10 5zM6 11v5c2 2.5 10 2.5 12 0v-5M22 9v6',
  care: 'M9 4h6v5h5v6h-5v5H9v-5H4V9h5z',
  chart: 'M4 4v16h16M8 16v-4M12 16V7M16 16v-6',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  check: 'M6 5h3V3h6v2h3v16H6zM9 13l2 2 4-4',
  chip: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
  cloud: 'M7 18a4 4 0 0 1-.5-8A6 6 0 0 1 18 9.5a4.3 4.3 0 0 1-.5 8.5z',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  database: 'M4 6c0-4 16-4 16 0s-16 4-16 0v12c0 4 16 4 16 0V6M4 12c0 4 16 4 16 0',
  flag: 'M5 21V4h13l-3 4 3 4H5',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  headset: 'M4 13a8 8 0 0 1 16 0M4 13h3v6H4zM17 13h3v6h-3zM20 19c0 2-3 2.5-7 2.5',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5c0-3.5 5.5-3 5 .5-.3 1.7-2.5 2-2.5 4M12 17v.5',
  home: 'M3 12l9-8 9 8M6 10v10h4v-6h4v6h4V10',
  layers: 'M12 3l9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5',
  list: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3',
  megaphone: 'M4 10v4h3l9 5V5l-9 5zM19 9c1.3 1.5 1.3 4.5 0 6M8 15l1 5h2l-.5-4',
  monitor: 'M3 4h18v12H3zM8 20h8M12 16v4',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  people:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6M17.5 14c2.5.7 3.5 2.5 3.5 6',
  phone: 'M7 3h10v18H7zM11 18h2',
  scales: 'M12 4v16M8 20h8M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
  server: 'M4 4h16v7H4zM4 13h16v7H4zM8 7.5v.1M8 16.5v.1M12 7.5h4M12 16.5h4',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  spark: 'M11 4l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM19 3v4M17 5h4',
  sprout: 'M12 21v-9M12 12c0-5 3-7 8-7 0 5-3 7-8 7zM12 16c0-4-3-6-8-6 0 4 3 6 8 6z',
  store:
    'M4 11v9h16v-9M3 9l2-5h14l2 5c0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0C7.5 12 3 12 3 9zM10 20v-5h4v5',
  truck:
    'M2 6h12v10H2zM14 9h4l4 4v3h-8M7 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  umbrella: 'M3 12a9 9 0 0 1 18 0zM12 12v6c0 3 4 3 4 0M12 3V2',
  window: 'M3 4h18v16H3zM3 9h18M6 6.5v.1M9 6.5v.1',
  woman: 'M12 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 13v8M8.5 17.5h7',
};
