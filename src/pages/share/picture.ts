export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** An SVG picture as PNG, enlarged by a factor. Rejects if the browser cannot draw it. */
export async function pngOf(svg: string, scale: number): Promise<Blob> {
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * scale;
  canvas.height = image.naturalHeight * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}
