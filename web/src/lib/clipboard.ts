// Copying, also of a text that is still on its way.

/** Call it in the click itself: browsers allow copying only then. Whether it worked: it may be denied, or the text may never come. */
export async function copyComing(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === "undefined") await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ "text/plain": text.then((words) => new Blob([words], { type: "text/plain" })) })]);
    return true;
  } catch {
    return false;
  }
}

export const copy = (text: string): Promise<boolean> => copyComing(Promise.resolve(text));
