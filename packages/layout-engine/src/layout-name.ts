import { LANDING } from '@broadsheet/contract/landing';

/** `home` of `layouts/home.json`, and `landing/diwali` of `layouts/landing/diwali.json`. */
export const layoutNameOf = (file: string): string => {
  const path = file.replaceAll('\\', '/').replace(/\.json$/, '');
  const last = path.slice(path.lastIndexOf('/') + 1);
  const landing = `${LANDING}/${last}`;
  return path.endsWith(`/${landing}`) ? landing : last;
};
