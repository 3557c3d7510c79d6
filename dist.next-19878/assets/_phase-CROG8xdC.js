//# allFunctionsCalledOnLoad

import{f as e,n as t}from"./routes-master-mlPaxsCs.js";import{t as n}from"./scenario-desk-CiR4UGHw.js";import{j as r}from"./vendor-D_iKJM-m.js";var i=r(),a=()=>(0,i.jsx)(n,{address:{...e(t.useParams()),next:!0}});export{a as component};