import { csv, tsv } from './csv';
import type { BinaryFormat, ContainerFormat, TextFormat } from './format';
import { gzip } from './compression/gzip';
import { json, jsonLines } from './json';
import { parquet } from './parquet';
import { xlsx } from './xlsx';
import { zip } from './compression/zip';

/** Text formats in the order in which they are tried; the last one accepts any text. */
export const TEXT_FORMATS: readonly TextFormat[] = [jsonLines, json, tsv, csv];

/** Formats that are not text, recognized by their bytes. */
export const BINARY_FORMATS: readonly BinaryFormat[] = [xlsx, parquet];

/** Containers, tried after the binary formats since a workbook is a zip too. */
export const CONTAINER_FORMATS: readonly ContainerFormat[] = [gzip, zip];
