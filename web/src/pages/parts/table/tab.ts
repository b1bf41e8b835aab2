// What is shown on phones; beside the board, "table" and "players" show the log.
export type Tab = "table" | "players" | "log" | "chat" | "cards";
