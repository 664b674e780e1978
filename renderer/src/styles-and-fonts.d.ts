declare module 'virtual:extracted-styles.css';
declare module '*.css';
