/** Sends a phone on to the app in the store that it has, other devices to the page of apps; for no search engine. */
export const APP_STORE_PATH = '/api/app-store';
