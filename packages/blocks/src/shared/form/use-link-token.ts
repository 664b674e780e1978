import { useEffect, useState } from 'react';

const TOKEN = /^#token=([A-Za-z0-9_.-]{20,600})$/;

/**
 * The token in the fragment of the address, which is taken out of it at once, so that nobody finds it in the history.
 * Empty until it was looked for, and when there is none.
 */
export const useLinkToken = (): string => {
  const [token, setToken] = useState('');
  useEffect(() => {
    const found = TOKEN.exec(window.location.hash)?.[1];
    if (found === undefined) return;
    setToken(found);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }, []);
  return token;
};
