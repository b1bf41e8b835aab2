// The places of a finished game in words.
import { t } from "../../words";

const NAMES = ["place.1", "place.2", "place.3", "place.4", "place.5", "place.6", "place.7", "place.8"] as const;

export const placeName = (at: number): string => t(NAMES[at] ?? "place.8");
