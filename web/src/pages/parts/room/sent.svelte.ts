/** The table whose link was just made to be sent, and whether it could be copied. */
export const sent = $state({ table: "", copied: false });
