/** Entries of Studio's inbox that were mailed. */
export interface StaffMailsTable {
  /** The key that Studio gives the entry. */
  entry: string;
  mailed_at: Date;
}
