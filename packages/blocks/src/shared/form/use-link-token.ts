import { useEffect, useState } from 'react';

const TOKEN = /^#token=([A-Za-z0-9_.-]{20,600})$/;

/**
 * Returns the token in the URL fragment and removes it from the URL at once, so that the history does not contain it.
 * Empty before it is read, and if there is none.
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
