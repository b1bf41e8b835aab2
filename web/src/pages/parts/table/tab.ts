// What is shown on phones; beside the board, "table" and "players" show the sheet of the board, or the log where it has none.
export type Tab = "table" | "players" | "log" | "chat" | "cards";
